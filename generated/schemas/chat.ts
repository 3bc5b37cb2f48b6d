// Do not edit. Written from openapi.yaml, asyncapi.yaml by `npm run generate`.

import * as z from 'zod/mini';

/**
 * The settings of the chat socket.
 */
export const ChatConfig = /*#__PURE__*/ z.looseObject({
    PREFIX: /*#__PURE__*/ z.string()
});

/**
 * A button below a message.
 */
export const ChatButton = /*#__PURE__*/ z.looseObject({
    title: /*#__PURE__*/ z.string(),
    type: /*#__PURE__*/ z.string(),
    payload: /*#__PURE__*/ z.string()
});

/**
 * A card of a message of type generic.
 */
export const ChatCard = /*#__PURE__*/ z.looseObject({
    image_url: /*#__PURE__*/ z.exactOptional(/*#__PURE__*/ z.string()),
    title: /*#__PURE__*/ z.string(),
    subtitle: /*#__PURE__*/ z.exactOptional(/*#__PURE__*/ z.string()),
    buttons: /*#__PURE__*/ z.exactOptional(/*#__PURE__*/ z.array(ChatButton))
});

/**
 * Which fields are filled depends on the message type.
 */
export const ChatPayload = /*#__PURE__*/ z.looseObject({
    message: /*#__PURE__*/ z.exactOptional(/*#__PURE__*/ z.string()),
    buttons: /*#__PURE__*/ z.exactOptional(/*#__PURE__*/ z.array(ChatButton)),
    fileType: /*#__PURE__*/ z.exactOptional(/*#__PURE__*/ z.string()),
    filePath: /*#__PURE__*/ z.exactOptional(/*#__PURE__*/ z.string()),
    name: /*#__PURE__*/ z.exactOptional(/*#__PURE__*/ z.string()),
    url: /*#__PURE__*/ z.exactOptional(/*#__PURE__*/ z.string()),
    generic: /*#__PURE__*/ z.exactOptional(/*#__PURE__*/ z.array(ChatCard))
});

/**
 * What a message says, by its type.
 */
export const ChatMessageBody = /*#__PURE__*/ z.looseObject({
    message_type: /*#__PURE__*/ z.string(),
    payload: ChatPayload
});

/**
 * A message in the history and on the socket.
 */
export const ChatMessage = /*#__PURE__*/ z.looseObject({
    sender: /*#__PURE__*/ z.string(),
    createdAt: /*#__PURE__*/ z.iso.datetime({ offset: true }),
    session_id: /*#__PURE__*/ z.string(),
    message: ChatMessageBody
});

/**
 * Which fields are filled depends on the message type.
 */
export const OutgoingPayload = /*#__PURE__*/ z.looseObject({
    message: /*#__PURE__*/ z.exactOptional(/*#__PURE__*/ z.string().check(/*#__PURE__*/ z.regex(/^[\s\S]{0,2000}$/u))),
    fileType: /*#__PURE__*/ z.exactOptional(/*#__PURE__*/ z.string()),
    filePath: /*#__PURE__*/ z.exactOptional(/*#__PURE__*/ z.string()),
    name: /*#__PURE__*/ z.exactOptional(/*#__PURE__*/ z.string()),
    url: /*#__PURE__*/ z.exactOptional(/*#__PURE__*/ z.string())
});

/**
 * What a member or guest says, by its type.
 */
export const OutgoingMessageBody = /*#__PURE__*/ z.looseObject({
    message_type: /*#__PURE__*/ z.string(),
    payload: OutgoingPayload
});

/**
 * A message that a member or guest sends, with who sends it.
 */
export const ConversationPackage = /*#__PURE__*/ z.strictObject({
    sender: /*#__PURE__*/ z.literal('customer'),
    message: OutgoingMessageBody,
    userId: /*#__PURE__*/ z.string(),
    guestId: /*#__PURE__*/ z.string(),
    username: /*#__PURE__*/ z.string(),
    name: /*#__PURE__*/ z.string(),
    deviceToken: /*#__PURE__*/ z.string()
});

/**
 * When the service took the message.
 */
export const SentMessage = /*#__PURE__*/ z.looseObject({
    createdAt: /*#__PURE__*/ z.iso.datetime({ offset: true })
});

/**
 * Whose history, and which part of it. A conversation is named by userId (member) or guestId (guest).
 */
export const ChatHistoryRequest = /*#__PURE__*/ z.strictObject({
    userId: /*#__PURE__*/ z.string(),
    guestId: /*#__PURE__*/ z.string(),
    limit: /*#__PURE__*/ z.int().check(/*#__PURE__*/ z.gte(1), /*#__PURE__*/ z.lte(100)),
    skip: /*#__PURE__*/ z.int().check(/*#__PURE__*/ z.gte(0))
});

/**
 * A part of a conversation.
 */
export const ChatHistory = /*#__PURE__*/ z.looseObject({
    messages: /*#__PURE__*/ z.array(ChatMessage)
});

/**
 * Where the uploaded file is.
 */
export const UploadedFile = /*#__PURE__*/ z.looseObject({
    path: /*#__PURE__*/ z.string().check(/*#__PURE__*/ z.minLength(1))
});

/**
 * Whose messages have been read.
 */
export const ChatReader = /*#__PURE__*/ z.strictObject({
    userId: /*#__PURE__*/ z.string(),
    guestId: /*#__PURE__*/ z.string()
});

/**
 * PREFIX of GET /api/chat/config, a hyphen, then the member's id or the guest id.
 */
export const RoomName = /*#__PURE__*/ z.string().check(/*#__PURE__*/ z.regex(/^.+-.+$/));
