const megabyte = 1_048_576;

/** The fixed sizes and minimums of the specification's section 9; amounts are baht as decimal text. */
export const limits = Object.freeze({
  firstPage: 1,
  pageSize: Object.freeze({ statement: 10, slips: 10, invite: 10, refund: 10, coupons: 3, chatHistory: 10 }),
  messageMax: 2_000,
  imageMaxBytes: 10 * megabyte,
  videoMaxBytes: 20 * megabyte,
  minimumTransfer: '1',
  giftLinkMinimum: '2',
});
