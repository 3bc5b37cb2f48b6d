import * as op from '../../generated/operations/chat.ts';
import * as schema from '../../generated/schemas.ts';
import { limits } from '../lib/limits.ts';
import { ApiError } from './wire/api-error.ts';
import { sendCommand } from './wire/command/send-command.ts';
import { leftOutOf } from '../lib/left-out.ts';
import { messageStandIn, queryReader } from './wire/read/read-by-field.ts';
import { ask } from './wire/query/query.ts';
import type { Schemas } from './wire/types.ts';
import { createUpload, type OnProgress } from './wire/send/upload.ts';

/** GET /api/chat/config: the prefix of every room name. Rejects with ApiError. */
export const readRoomPrefix = async (): Promise<string> => (await ask(op.getChatConfig, schema.ChatConfig, {})).PREFIX;

export interface HistoryPage {
  messages: readonly Schemas['ChatMessage'][];
  /** True when there are no older messages. */
  isLast: boolean;
  /** Number of messages, or parts of messages, that could not be read. */
  leftOut: number;
}

const read = queryReader(messageStandIn);

/** POST /api/chat/history: one page of 10, starting `skip` messages before the newest. Rejects with ApiError. */
export const readChatHistory = async (reader: Schemas['ChatReader'], skip: number): Promise<HistoryPage> => {
  const limit = limits.pageSize;
  const answer = await ask(op.listChatHistory, schema.ChatHistory, { body: { ...reader, limit, skip } }, { read });
  const { messages } = answer;
  const parts = 'messages.message.payload';
  const unread = leftOutOf(answer, 'messages');
  return {
    messages,
    isLast: messages.length + unread < limit,
    leftOut: unread + leftOutOf(answer, `${parts}.buttons`, `${parts}.generic`, `${parts}.generic.buttons`),
  };
};

/**
 * POST /api/chat/send-message: returns the server's time of the message. The same text with another `confirmation` is
 * another message. Rejects with ApiError.
 */
export const sendChatMessage = async (body: Schemas['ConversationPackage'], confirmation: string): Promise<string> =>
  (await sendCommand(op.sendChatMessage, schema.SentMessage, { body }, { confirmation })).createdAt;

interface ChatUpload {
  file: File;
  onProgress: OnProgress;
  signal: AbortSignal;
}

/**
 * POST /api/chat/upload-image or upload-video: returns the path of the file. Times out after 300 s. Rejects with
 * ApiError.
 */
export async function uploadChatFile({ file, onProgress, signal }: ChatUpload): Promise<string> {
  const sending = createUpload(onProgress);
  const transport = { signal, fetch: sending.fetch };
  const body = new FormData();
  body.append('file', file);
  const upload = file.type.startsWith('video/') ? op.uploadChatVideo : op.uploadChatImage;
  try {
    return (await sendCommand(upload, schema.UploadedFile, { body }, { transport })).path;
  } catch (error) {
    if (!sending.begun()) throw new ApiError({ operationId: upload.id, outcome: 'refused', status: 0 });
    throw error;
  }
}

/** PUT /api/chat/read-customer/. Rejects with ApiError. */
export const markChatRead = (body: Schemas['ChatReader']) => sendCommand(op.markChatRead, schema.Ack, { body });
