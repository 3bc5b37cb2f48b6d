import type { Schemas } from '../../api/wire/types.ts';

/** */
export type DeliveryState = 'uploading_file' | 'sending' | 'failed' | 'succeed';

/** How far something that was sent on this visit has come. */
export interface Delivery {
  readonly state: DeliveryState;
  /** Of the upload, 0 to 100; only of a file. */
  readonly percent?: number;
  /** The file itself, for its preview; only of a file. */
  readonly file?: File;
}

/** One line of the conversation; the object is a new one only when something about it is new. */
export interface Entry {
  /** Stays the same from the moment of sending on, whatever becomes of the message. */
  readonly key: string;
  /** Of what is not delivered yet, `createdAt` is this device's time. */
  readonly message: Schemas['ChatMessage'];
  /** Only of what was sent on this visit. */
  readonly delivery?: Delivery;
}
