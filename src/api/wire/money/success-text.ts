/** A word of success as a whole word: not `incomplete`, not `unsuccessful`. */
const latinSuccess = /(?<![\p{L}\p{M}])(success|successful|successfully|ok|done|complete|completed)(?![\p{L}\p{M}])/u;

/**
 * NFKC, because Thai and Lao "am" can be one character or two. Invisible characters are removed, because they split
 * words.
 */
const normal = (text: string) =>
  text
    .replaceAll(/\p{Cf}/gu, '')
    .normalize('NFKC')
    .toLowerCase();

const otherSuccess = ['สำเร็จ', 'เรียบร้อย', 'ສຳເລັດ', 'ຮຽບຮ້ອຍ'].map(normal);

const latinDoubts = [
  /(?<![\p{L}\p{M}])(not|no|none|nothing|never|without|will|false)(?![\p{L}\p{M}])/u,
  /n['’‘ʼ`´]t(?![\p{L}\p{M}])/u,
  /cannot|unable|fail|error|invalid|reject|denied|declin|refus|insufficient/u,
  /(?<![\p{L}\p{M}])(in|un|non)[\p{Pd}\s_]*(success|ok|done|complete)/u,
  // "to complete" means that something is not complete yet.
  /(?<![\p{L}\p{M}])(to|please|must)\s+complete(?![\p{L}\p{M}])/u,
];

const otherDoubt = ['ไม่', 'ยัง', 'ล้มเหลว', 'ผิดพลาด', 'ບໍ່', 'ຍັງ', 'ຜິດພາດ'].map(normal);

/**
 * Whether the server's free text says that the command was carried out: a word of success and no word of doubt (A-118).
 * `accepted` is a success sentence of this operation only.
 */
export function saysSuccess(text: string, accepted?: string): boolean {
  const said = normal(text);
  const hasSuccess =
    latinSuccess.test(said) ||
    otherSuccess.some((word) => said.includes(word)) ||
    (accepted !== undefined && said.includes(accepted));
  return (
    hasSuccess && !latinDoubts.some((doubt) => doubt.test(said)) && !otherDoubt.some((word) => said.includes(word))
  );
}
