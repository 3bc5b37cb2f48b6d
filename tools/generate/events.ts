import { refName, type Contract } from './contract.ts';

interface Event {
  name: string;
  payload: string;
}

/** The event maps for socket.io's types, and the schema of each event's payload. */
export function events({ asyncapi }: Contract): string {
  const clientToServer = eventsOf('send');
  const serverToClient = eventsOf('receive');
  const payloads = [...new Set([...clientToServer, ...serverToClient].map((event) => event.payload))].sort();
  return [
    `import type { components } from './api.ts';`,
    `import { ${payloads.join(', ')} } from './schemas.ts';`,
    '',
    `type Schemas = components['schemas'];`,
    '',
    ...eventMap('ClientToServerEvents', clientToServer),
    ...eventMap('ServerToClientEvents', serverToClient),
    `export const clientToServer = { ${clientToServer.map(schemaOf).join(', ')} } as const;`,
    `export const serverToClient = { ${serverToClient.map(schemaOf).join(', ')} } as const;`,
    '',
  ].join('\n');

  /** asyncapi.yaml describes the client: `send` means client to server. */
  function eventsOf(action: 'send' | 'receive'): Event[] {
    return Object.values(asyncapi.operations)
      .filter((operation) => operation.action === action)
      .flatMap((operation) => operation.messages.map(eventOf));
  }

  function eventOf(reference: { $ref: string }): Event {
    const message = asyncapi.components.messages[refName(reference)];
    if (!message) throw new Error(`asyncapi.yaml describes no message ${reference.$ref}`);
    return { name: message.name, payload: refName(message.payload) };
  }
}

function eventMap(name: string, events: Event[]): string[] {
  const members = events.map((event) => `  ${event.name}: (payload: Schemas['${event.payload}']) => void;`);
  return [`export interface ${name} {`, ...members, '}', ''];
}

function schemaOf(event: Event): string {
  return `${event.name}: ${event.payload}`;
}
