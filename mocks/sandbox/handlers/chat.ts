import { randomBytes } from 'node:crypto';
import type { ChatSender, OutgoingMessageType } from '../../../generated/known-values.ts';
import type { Schemas } from '../../../generated/operations.ts';
import type { HandlersOf } from '../call.ts';
import { refuse, Refusal } from '../state/refusal.ts';
import { schedule } from '../state/scheduler.ts';
import { answersTo, everySample, text } from '../state/support-bot.ts';
import { fileOf, extensionOf, keepUpload } from '../state/uploads.ts';
import { wireTime } from '../state/wire-time.ts';
import type { ChatMessage, Member, World } from '../state/world.ts';
import { textsOf } from '../texts/texts-of.ts';

interface Participant {
  readonly userId: string;
  readonly guestId: string;
}

export const roomPrefix = 'NAGA';

/** The conversation of a request. Only the member can open a member's conversation. Anybody with its id can open a guest's. */
export function conversationId(world: World, participant: Participant, member: Member | null) {
  // A guest id equal to a member's id would read the member's conversation.
  if (!participant.userId && world.members.has(participant.guestId)) return refuse('UNAUTHORIZED');
  if (!participant.userId) return participant.guestId || refuse('KEY_MISSING');
  if (!member) return refuse('UNAUTHORIZED');
  return member.id === participant.userId ? member.id : refuse('INVALID_USER_2');
}

const customer: ChatSender = 'customer';

type Words = Pick<ChatMessage, 'sender' | 'message'>;

function write(world: World, id: string, message: Words, at = world.clock.now()): ChatMessage {
  const conversation = world.conversations.get(id) ?? [];
  world.conversations.set(id, conversation);
  const number = [...world.conversations.values()].reduce((count, { length }) => count + length, 1001);
  const added: ChatMessage = { ...message, createdAt: wireTime(at), session_id: `s-${number}` };
  conversation.push(added);
  return added;
}

/** Adds a message now and sends it to the open sockets. */
export function addMessage(world: World, id: string, message: Words): ChatMessage {
  const added = write(world, id, message);
  world.publish(id, added);
  return added;
}

/** Adds messages to the history only: both sides in turn, one minute apart, all in the past. */
export function fill(world: World, id: string, count: number): void {
  const now = world.clock.now();
  for (let number = 1; number <= count; number += 1) {
    const sender = number % 2 === 1 ? customer : 'support';
    const body = text(`${sender} ${number}`);
    write(world, id, { sender, message: body }, now - (count - number + 1) * 60_000);
  }
}

/** Stores a message of a member or guest. Support answers a moment later. */
export function receiveMessage(world: World, id: string, message: Schemas['ChatMessageBody']): ChatMessage {
  const received = addMessage(world, id, { sender: customer, message });
  schedule(world.scheduler, world.clock.now() + world.settings.answerDelayMs, () => {
    for (const answer of answersTo(message, textsOf(world.settings).support))
      addMessage(world, id, { sender: 'support', message: answer });
  });
  return received;
}

/** Shows a new participant one message of every type. */
export function showSamples(world: World, id: string): void {
  if (world.conversations.has(id)) return;
  world.conversations.set(id, []);
  everySample(textsOf(world.settings).support).forEach((message, index) => {
    const at = world.clock.now() + (index + 1) * world.settings.answerDelayMs;
    schedule(world.scheduler, at, () => addMessage(world, id, { sender: 'support', message }));
  });
}

/** A page of a conversation, counted from the newest message, in the order in which messages were added. */
export function pageOf(world: World, id: string, { limit, skip }: { limit: number; skip: number }): ChatMessage[] {
  const conversation = world.conversations.get(id) ?? [];
  const end = Math.max(conversation.length - skip, 0);
  return conversation.slice(Math.max(end - limit, 0), end);
}

const megabyte = 1_048_576;

/** Whether a text message is not blank. Other types are not checked; the contract limits the length. */
function isSayable({ message_type: type, payload }: Schemas['OutgoingMessageBody']): boolean {
  return type !== ('text' satisfies OutgoingMessageType) || (payload.message ?? '').trim() !== '';
}

async function receive(world: World, form: FormData, accepted: { types: RegExp; megabytes: number }) {
  const file = fileOf(form);
  if (!file) return refuse('KEY_MISSING');
  if (!accepted.types.test(file.type) || file.size > accepted.megabytes * megabyte) return refuse('KEY_INVALID');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const name = `${randomBytes(12).toString('hex')}${extensionOf(file.name)}`;
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
