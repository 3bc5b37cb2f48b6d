import { enter, fail, openTile, phone, slipFile, submitAndSee, typeAmount, type Flow } from './flow.ts';

export const flows: readonly Flow[] = [
  [
    'sign-in',
    ['the login', ({ open }) => open('/login')],
    ['the phone number', ({ page }) => page.focus('input[name=username]')],
    ['typing', ({ page }) => page.type('input[name=username]', phone)],
    ['a wrong password', ({ page }) => page.type('input[name=password]', 'wrong123')],
    [
      'Enter',
      async ({ page }) => {
        await page.key('Enter');
        await page.see('[role=alert]');
      },
    ],
    ['the login again', ({ open }) => open('/login')],
    [
      'the phone number and the password',
      async ({ page }) => {
        await page.type('input[name=username]', phone);
        await page.type('input[name=password]', 'naga1234');
      },
    ],
    [
      'Enter',
      async ({ page }) => {
        await page.key('Enter');
        await page.see('main', '฿8,180.00');
      },
    ],
  ],
  [
    'deposit by QR code',
    ...openTile('deposit'),
    ...enter('the way by QR code', 'a[href*="way=qr"]'),
    ...enter('the provider', 'a[href*="bank=WW"]'),
    ...typeAmount('300'),
    ...submitAndSee('img', ''),
    [
      'the code is paid',
      async ({ page, sandbox }) => {
        sandbox.control.settleQr(phone, 'paid');
        await page.see('h3', 'Deposit received');
      },
    ],
  ],
  [
    'deposit by slip',
    ...openTile('deposit'),
    ...enter('the way by slip', 'a[href*="way=slip"]'),
    ['a file', ({ page }) => page.choose('dialog input[type=file]', slipFile())],
    ...submitAndSee('h3', 'Slip uploaded'),
  ],
  [
    'transfer',
    ...openTile('transfer'),
    ...enter('the receiving account', 'button[aria-haspopup=dialog]', 'Select'),
    ...enter('Naga Slots', 'li button', 'Naga Slots'),
    ...typeAmount('150.75'),
    ...submitAndSee('h3', 'Transfer done'),
  ],
  ['withdrawal that is done', ...openTile('withdraw'), ...typeAmount('100'), ...submitAndSee('h3', '')],
  [
    'withdrawal below the minimum, and its correction',
    ...openTile('withdraw'),
    ...typeAmount('1'),
    ['Enter', ({ page }) => page.key('Enter')],
    ['another digit', ({ page }) => page.type('input[name=amount]', '0')],
    ['another digit', ({ page }) => page.type('input[name=amount]', '0')],
  ],
  [
    'withdrawal that is refused',
    ...openTile('withdraw'),
    fail('withdrawAll', { code: 'BONUS_CONDITION' }),
    ...typeAmount('100'),
    ...submitAndSee('[role=alertdialog]', ''),
  ],
  [
    'withdrawal with an unknown outcome',
    ...openTile('withdraw'),
    fail('withdrawAll', { status: 502, body: 'Bad gateway', contentType: 'text/html', apply: false }),
    ...typeAmount('100'),
    ...submitAndSee('[data-unknown]', ''),
    ['after the check', ({ page }) => page.see('[data-unknown] button')],
    // An outcome that nobody has read would be shown over every page.
    ...enter('Back', '[data-unknown] button', 'Back'),
  ],
  [
    'wheel',
    ['the wheel', ({ open }) => open('/user/spin')],
    ['the button', ({ page }) => page.focus('main button:has(span + span)')],
    [
      'Enter',
      async ({ page }) => {
        await page.key('Enter');
        await page.see('dialog', 'Result');
      },
    ],
  ],
  [
    'coupon',
    ['the coupons', ({ open }) => open('/user/spin')],
    ['Claim', ({ page }) => page.focus('[role=cell] button')],
    ['Enter', ({ page }) => page.key('Enter')],
    ['Claim', ({ page }) => page.focus('dialog button[data-wide=primary]')],
    [
      'Enter',
      async ({ page }) => {
        await page.key('Enter');
        await page.see('dialog', 'Prize claimed');
      },
    ],
  ],
  [
    'chat',
    ['the contact page', ({ open }) => open('/user/contact')],
    ['the button', ({ page }) => page.focus('button[aria-expanded][aria-label*=chat]')],
    [
      'Enter',
      async ({ page }) => {
        await page.key('Enter');
        await page.see('textarea');
      },
    ],
    ['a message', ({ page }) => page.type('textarea', 'hello')],
    [
      'Enter',
      async ({ page }) => {
        await page.key('Enter');
        await page.see('li', 'hello');
      },
    ],
    [
      'an answer',
      ({ sandbox }) =>
        Promise.resolve(
          sandbox.control.pushMessage(phone, { message_type: 'text', payload: { message: 'Your slip is fine' } }),
        ),
    ],
    ['Escape', ({ page }) => page.key('Escape')],
  ],
  [
    'statement',
    ['the statement', ({ open }) => open('/user/statement')],
    ['Upload status', ({ page }) => page.focus('main a[href*="open=slips"]')],
    ['Enter', ({ page }) => page.key('Enter')],
    ['Escape', ({ page }) => page.key('Escape')],
  ],
  [
    'QR code that is cancelled',
    ...openTile('deposit'),
    ...enter('the way by QR code', 'a[href*="way=qr"]'),
    ...enter('the provider', 'a[href*="bank=WW"]'),
    ...typeAmount('200'),
    ...submitAndSee('img', ''),
    ['Cancel QR', ({ page }) => page.focus('dialog button', 'Cancel QR')],
    [
      'Enter',
      async ({ page }) => {
        await page.key('Enter');
        await page.see('input[name=amount]');
      },
    ],
  ],
  [
    'name of a game account that is copied',
    ['the game', ({ open }) => open('/user/home?open=game&slot=PGSLOT')],
    ...enter('Copy', 'dd button[aria-label]'),
  ],
  [
    'statement that is loaded again',
    fail('listStatements', { status: 500, times: 5 }),
    ['the statement', ({ open }) => open('/user/statement')],
    [
      'the retry',
      async ({ page, sandbox }) => {
        sandbox.control.clearFaults();
        await page.focus('main [role=status] button');
      },
    ],
    ['Enter', ({ page }) => page.key('Enter')],
  ],
  [
    'registration',
    ['the first step', ({ open }) => open('/register')],
    ['the phone number', ({ page }) => page.type('input[name=username]', '0891234567')],
    ['Enter', ({ page }) => page.key('Enter')],
    ['the code', ({ page }) => page.type('input[name=otpCode]', '123456')],
    ['Enter', ({ page }) => page.key('Enter')],
  ],
  [
    'session that ends',
    ['the login', ({ open }) => open('/login')],
    [
      'signing in',
      async ({ page }) => {
        await page.type('input[name=username]', phone);
        await page.type('input[name=password]', 'naga1234');
        await page.key('Enter');
        await page.see('main', '฿');
      },
    ],
    fail('listStatements', { code: 'invalid-token', times: 2 }),
    ['the statement', ({ open }) => open('/user/statement')],
    ['the login again', ({ page }) => page.see('form [data-ended]')],
  ],
];
