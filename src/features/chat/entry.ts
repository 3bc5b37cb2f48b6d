import type { Schemas } from '../../api/wire/types.ts';

/** The state names of the specification. */
export type DeliveryState = 'uploading_file' | 'sending' | 'failed' | 'succeed';

/** The delivery of something sent during this visit. */
export interface Delivery {
  readonly state: DeliveryState;
  /** Upload progress, 0 to 100; files only. */
  readonly percent?: number;
  /** The local file for the preview; files only. */
  readonly file?: File;
}

/** One line of the conversation. A new object only after a change. */
export interface Entry {
  /** Stays the same from sending to delivery. */
  readonly key: string;
  /** Before delivery, `createdAt` is the device time. */
  readonly message: Schemas['ChatMessage'];
  /** Only for messages sent during this visit. */
  readonly delivery?: Delivery;
}
