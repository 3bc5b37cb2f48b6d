export const chat = {
  title: 'Chat',
  openChat: 'Open chat',
  closeChat: 'Close chat',
  /** The button of the card; announced after the Thai text of the bubble, which stays Thai in every language. */
  inviteHeard: 'Chat with us',
  newMessage: 'New message',
  unread: '{n} unread',
  reconnecting: 'Reconnecting',

  // Conversation
  messages: 'Messages',
  admin: 'Admin',
  you: 'You',
  greeting: 'Hello. How can we help? Write us a message below.',
  olderMessages: 'Loading older messages',
  historyNotLoaded: "We couldn't load earlier messages. Try again.",
  toLatest: 'Go to the latest message',
  messageUnknown: "This message can't be shown here",
  image: 'Image',
  video: 'Video',
  file: 'File',
  viewImage: 'View image',
  playVideo: 'Play video',

  // Delivery of the member's own messages
  uploading: 'Uploading {n}%',
  sending: 'Sending',
  sent: 'Sent',
  sentTwice: 'Sent twice',
  notSent: 'Not sent',
  sendAgain: 'Send again',
  remove: 'Remove',
  messageNotSent: "Your message wasn't sent.",
  /** Follows why a text was not sent. */
  tapToSend: 'Tap to send again.',
  tooOften: 'Messages are sent too often. Wait a moment.',

  // Composer
  typeMessage: 'Type a message',
  send: 'Send',
  attach: 'Attach a file',
  attachmentFormats: 'PNG, JPEG or GIF up to {image} MB, MP4 or MOV video up to {video} MB',
  messageTooLong: 'Messages can be up to 2,000 characters long',
} as const;
