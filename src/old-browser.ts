/** The oldest browsers that work, with their versions; replaced by those of package.json at build time. */
declare const __OLDEST_BROWSERS__: string;

/** Features of the listed browsers that the app does not start or not work without, and that older browsers lack. */
const isOld =
  typeof HTMLDialogElement === 'undefined' ||
  !('inert' in HTMLElement.prototype) ||
  !('at' in Array.prototype && 'findLast' in Array.prototype && 'hasOwn' in Object) ||
  !CSS.supports('height', '1dvh') ||
  !CSS.supports('selector(:has(a))');

const texts = (): [lang: string, text: string][] => [
  ['th', `เบราว์เซอร์นี้เก่าเกินไป จึงเปิดหน้านี้ไม่ได้ กรุณาอัปเดตเบราว์เซอร์ หรือใช้รุ่นต่อไปนี้ขึ้นไป: ${__OLDEST_BROWSERS__}`],
  ['lo', `ບຣາວເຊີນີ້ເກົ່າເກີນໄປ ຈຶ່ງເປີດໜ້ານີ້ບໍ່ໄດ້. ກະລຸນາອັບເດດບຣາວເຊີ ຫຼື ໃຊ້ລຸ້ນຕໍ່ໄປນີ້ຂຶ້ນໄປ: ${__OLDEST_BROWSERS__}`],
  [
    'en',
    `This browser is too old to open this page. Update it, or use one of these or a newer one: ${__OLDEST_BROWSERS__}`,
  ],
];

/**
 * Replaces the page if the browser is too old for the app, and returns whether it did. Before the body is parsed, so
 * that no other script runs. Plain DOM calls, because this runs in browsers that have little more.
 */
export function replacedForOldBrowser(): boolean {
  if (!isOld) return false;
  window.stop();
  const body = document.createElement('body');
  for (const [lang, text] of texts()) {
    const line = document.createElement('p');
    line.lang = lang;
    line.textContent = text;
    body.appendChild(line);
  }
  Object.assign(body.style, { margin: '24px', font: '18px/1.6 sans-serif', color: '#131a2a', background: '#f4f5fa' });
  document.documentElement.appendChild(body);
  return true;
}
