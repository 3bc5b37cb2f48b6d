/** In bytes. File sizes use 1 MB = 1,048,576 bytes. */
export const megabyte = 1_048_576;

/** Fixed sizes and minimums of the product. Amounts are decimal texts. */
export const limits = Object.freeze({
  firstPage: 1,
  /** Of every list that the service sends in pages. */
  pageSize: 10,
  couponsPerPage: 3,
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
