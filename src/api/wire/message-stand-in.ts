import { isRecord } from './schema-shape.ts';

/**
 * Stands in for a chat message of which the content cannot be read: one without content, so that the chat says in its place that it
 * cannot be shown. Who wrote it and when has to be readable.
 */
export const messageStandIn = (message: unknown): unknown =>
  isRecord(message) ? { session_id: '', ...message, message: { message_type: '', payload: {} } } : undefined;
