import type { HandlersOf } from '../call.ts';
import { contractExample } from '../contract-example.ts';

export const qrcodeHandlers: HandlersOf<'qrcode'> = {
  getQrcode: () => contractExample('getQrcode', 'empty'),
  createQrcode: () => contractExample('createQrcode'),
  deleteQrcode: () => contractExample('deleteQrcode'),
};
