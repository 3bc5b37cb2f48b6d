// Do not edit. Written from openapi.yaml by `npm run generate`.

export const getChatConfig = {
  id: 'getChatConfig', method: 'get', path: '/api/chat/config', tag: 'chat',
  effect: 'query', money: false, timeout: 'ordinary', security: 'optional',
  body: null, request: null, response: 'ChatConfig',
} as const;

export const sendChatMessage = {
  id: 'sendChatMessage', method: 'post', path: '/api/chat/send-message', tag: 'chat',
  effect: 'command', money: false, timeout: 'ordinary', security: 'optional',
  body: 'json', request: 'ConversationPackage', response: 'SentMessage',
} as const;

export const listChatHistory = {
  id: 'listChatHistory', method: 'post', path: '/api/chat/history', tag: 'chat',
  effect: 'query', money: false, timeout: 'ordinary', security: 'optional',
  body: 'json', request: 'ChatHistoryRequest', response: 'ChatHistory',
} as const;

export const uploadChatImage = {
  id: 'uploadChatImage', method: 'post', path: '/api/chat/upload-image', tag: 'chat',
  effect: 'command', money: false, timeout: 'upload', security: 'optional',
  body: 'multipart', request: 'FileUpload', response: 'UploadedFile',
} as const;

export const uploadChatVideo = {
  id: 'uploadChatVideo', method: 'post', path: '/api/chat/upload-video', tag: 'chat',
  effect: 'command', money: false, timeout: 'upload', security: 'optional',
  body: 'multipart', request: 'FileUpload', response: 'UploadedFile',
} as const;

export const markChatRead = {
  id: 'markChatRead', method: 'put', path: '/api/chat/read-customer/', tag: 'chat',
  effect: 'command', money: false, timeout: 'ordinary', security: 'optional',
  body: 'json', request: 'ChatReader', response: 'Ack',
} as const;
