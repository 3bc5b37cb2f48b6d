// Do not edit. Written from asyncapi.yaml by `npm run generate`.

import type { components } from './api.ts';
import { ChatMessage, RoomName } from './schemas.ts';

type Schemas = components['schemas'];

export interface ClientToServerEvents {
  join: (payload: Schemas['RoomName']) => void;
}

export interface ServerToClientEvents {
  messaging: (payload: Schemas['ChatMessage']) => void;
}

export const clientToServer = { join: RoomName } as const;
export const serverToClient = { messaging: ChatMessage } as const;
