// Do not edit. Written from openapi.yaml, asyncapi.yaml by `npm run generate`.

export * from './schemas/several-tags.ts';
export * from './schemas/statement.ts';
export * from './schemas/lookup.ts';
export * from './schemas/account.ts';
export * from './schemas/otp.ts';
export * from './schemas/chat.ts';
export * from './schemas/wallet.ts';
export * from './schemas/invite.ts';
export * from './schemas/refund.ts';
export * from './schemas/spinwheel.ts';
export * from './schemas/qrcode.ts';
export * from './schemas/autologin.ts';
export * from './schemas/bonus.ts';
export * from './schemas/promotion.ts';
