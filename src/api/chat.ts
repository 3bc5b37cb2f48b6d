import * as op from '../../generated/operations.ts';
import * as schema from '../../generated/schemas.ts';
import { limits } from '../lib/limits.ts';
import { sendCommand } from './wire/send-command.ts';
import { send } from './wire/send.ts';
import type { Schemas } from './wire/types.ts';
import { createUpload, type OnProgress } from './wire/upload.ts';

/** GET /api/chat/config: the first part of every room's name. Rejects with ApiError. */
export const readRoomPrefix = async (): Promise<string> => (await send(op.getChatConfig, schema.ChatConfig, {})).PREFIX;

/** POST /api/chat/history: the page of 10 that begins `skip` messages before the newest. Rejects with ApiError. */
export const readChatHistory = async (
  reader: Schemas['ChatReader'],
  skip: number,
): Promise<Schemas['ChatMessage'][]> => {
  const body = { ...reader, limit: limits.pageSize.chatHistory, skip };
  return (await send(op.listChatHistory, schema.ChatHistory, { body })).messages;
};

/**
 * POST /api/chat/send-message: answers the time of the message. The same words with another `confirmation` are another
 * message. Rejects with ApiError.
 */
export const sendChatMessage = async (body: Schemas['ConversationPackage'], confirmation: string): Promise<string> =>
  (await sendCommand(op.sendChatMessage, schema.SentMessage, { body }, { confirmation })).createdAt;

interface ChatUpload {
  file: File;
  onProgress: OnProgress;
  signal: AbortSignal;
}

/** POST /api/chat/upload-image or, for a video, upload-video: answers the path of the file; gives up after 300 s. Rejects with ApiError. */
export async function uploadChatFile({ file, onProgress, signal }: ChatUpload): Promise<string> {
  const transport = { signal, fetch: createUpload(onProgress).fetch };
  const body = new FormData();
  body.append('file', file);
  const upload = file.type.startsWith('video/') ? op.uploadChatVideo : op.uploadChatImage;
  return (await sendCommand(upload, schema.UploadedFile, { body }, { transport })).path;
}

/** PUT /api/chat/read-customer/ (R-036). Rejects with ApiError. */
export const markChatRead = (body: Schemas['ChatReader']) => sendCommand(op.markChatRead, schema.Ack, { body });
