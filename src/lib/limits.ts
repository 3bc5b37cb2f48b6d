/** Bytes, as file sizes are counted here. */
export const megabyte = 1_048_576;

/** The fixed sizes and minimums of the product; amounts are decimal text. */
export const limits = Object.freeze({
  firstPage: 1,
  pageSize: Object.freeze({ statement: 10, slips: 10, invite: 10, refund: 10, coupons: 3, chatHistory: 10 }),
  messageMax: 2_000,
  imageMaxBytes: 10 * megabyte,
  videoMaxBytes: 20 * megabyte,
  /** A longer answer to a money command is none. */
  moneyAnswerMaxBytes: 5 * megabyte,
  /** In the account's own currency. */
  minimumTransfer: '1',
  /** In baht. */
  giftLinkMinimum: '2',
});
