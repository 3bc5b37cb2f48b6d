// Do not edit. Written from openapi.yaml by `npm run generate`.

export const sendOtp = {
  id: 'sendOtp', method: 'post', path: '/api/otp/send', tag: 'otp',
  effect: 'command', money: false, timeout: 'ordinary', security: 'public',
  body: 'json', request: 'OtpSendRequest', response: 'OtpSendResponse',
} as const;

export const verifyOtp = {
  id: 'verifyOtp', method: 'post', path: '/api/otp/verify', tag: 'otp',
  effect: 'command', money: false, timeout: 'ordinary', security: 'public',
  body: 'json', request: 'OtpVerifyRequest', response: 'OtpVerifyResponse',
} as const;
