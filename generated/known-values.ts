// Do not edit. Written from openapi.yaml by `npm run generate`.

export const depositBankCodes = ['SCB', 'KBANK', 'GSB', 'BCEL', 'WW', 'FP', 'PAYONEX'] as const;
export type DepositBankCode = (typeof depositBankCodes)[number];

export const bankTypes = ['PAYMENT'] as const;
export type BankType = (typeof bankTypes)[number];

export const depositModes = ['AUTO'] as const;
export type DepositMode = (typeof depositModes)[number];

export const currencies = ['LAK', 'BAHT'] as const;
export type Currency = (typeof currencies)[number];

export const chatSenders = ['customer'] as const;
export type ChatSender = (typeof chatSenders)[number];

export const chatMessageTypes = ['text', 'buttons', 'media', 'quick_replies', 'generic', 'postback'] as const;
export type ChatMessageType = (typeof chatMessageTypes)[number];

export const chatFileTypes = ['image', 'video', 'file'] as const;
export type ChatFileType = (typeof chatFileTypes)[number];

export const chatButtonTypes = ['web', 'call', 'postback'] as const;
export type ChatButtonType = (typeof chatButtonTypes)[number];

export const outgoingMessageTypes = ['text', 'media', 'postback'] as const;
export type OutgoingMessageType = (typeof outgoingMessageTypes)[number];

export const bonusTypes = ['limit', 'day', 'week'] as const;
export type BonusType = (typeof bonusTypes)[number];

export const statementTypes = ['deposit', 'bonus', 'finish_bonus', 'withdraw', 'transfer'] as const;
export type StatementType = (typeof statementTypes)[number];

export const moneyStatuses = ['SUCCESS', 'FAILED'] as const;
export type MoneyStatus = (typeof moneyStatuses)[number];
