/** In bytes. File sizes use 1 MB = 1,048,576 bytes. */
export const megabyte = 1_048_576;

/** Fixed sizes and minimums of the product. Amounts are decimal texts. */
export const limits = Object.freeze({
  firstPage: 1,
  pageSize: Object.freeze({ statement: 10, slips: 10, invite: 10, refund: 10, coupons: 3, chatHistory: 10 }),
  messageMax: 2_000,
  imageMaxBytes: 10 * megabyte,
  videoMaxBytes: 20 * megabyte,
  /** A longer answer to a money command is not read. */
  moneyAnswerMaxBytes: 5 * megabyte,
  /** In the currency of the account. */
  minimumTransfer: '1',
  /** In baht. */
  giftLinkMinimum: '2',
});
