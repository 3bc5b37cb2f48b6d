import { isRecord } from './schema-shape.ts';

/**
 * Replaces a chat message with unreadable content by an empty one, so that the chat shows that a message is missing
 * . Sender and time must be readable.
 */
export const messageStandIn = (message: unknown): unknown =>
  isRecord(message) ? { session_id: '', ...message, message: { message_type: '', payload: {} } } : undefined;
