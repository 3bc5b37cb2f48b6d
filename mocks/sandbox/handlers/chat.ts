import type { Schemas } from '../../../generated/operations.ts';
import type { HandlersOf } from '../call.ts';
import { fileOf } from '../file-part.ts';
import { conversationId, receiveMessage, pageOf, roomPrefix } from '../state/conversations.ts';
import { Refusal, refuse } from '../state/refusal.ts';
import { extensionOf, keepUpload } from '../state/uploads.ts';
import type { World } from '../state/world.ts';

const megabyte = 1_048_576;

/** Whether a text message is not blank. Other types are not checked; the contract limits the length. */
function isSayable({ message_type: type, payload }: Schemas['OutgoingMessageBody']): boolean {
  return type !== 'text' || (payload.message ?? '').trim() !== '';
}

async function receive(world: World, form: FormData, accepted: { types: RegExp; megabytes: number }) {
  const file = fileOf(form);
  if (!file) return refuse('KEY_MISSING');
  if (!accepted.types.test(file.type) || file.size > accepted.megabytes * megabyte) return refuse('KEY_INVALID');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const name = `${6650 + world.uploads.size}${extensionOf(file.name)}`;
  return { path: keepUpload(world, `/media/chat/uploads/${name}`, { bytes, contentType: file.type }) };
}

export const chatHandlers: HandlersOf<'chat'> = {
  getChatConfig: () => ({ PREFIX: roomPrefix }),
  sendChatMessage: ({ world, member, body }) => {
    const id = conversationId(world, body, member);
    if (id instanceof Refusal) return id;
    if (!isSayable(body.message)) return refuse('KEY_INVALID');
    return { createdAt: receiveMessage(world, id, body.message).createdAt };
  },
  listChatHistory: ({ world, member, body }) => {
    const id = conversationId(world, body, member);
    return id instanceof Refusal ? id : { messages: pageOf(world, id, body) };
  },
  uploadChatImage: ({ world, body }) => receive(world, body, { types: /^image\/(png|jpeg|gif)$/, megabytes: 10 }),
  uploadChatVideo: ({ world, body }) => receive(world, body, { types: /^video\/(mp4|quicktime)$/, megabytes: 20 }),
  markChatRead: ({ world, member, body }) => {
    const id = conversationId(world, body, member);
    return id instanceof Refusal ? id : { message: 'OK' };
  },
};
