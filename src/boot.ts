import { beginHomeLoad } from './api/wire/send/early-load.ts';
import { storedToken } from './api/wire/session/stored-token.ts';
import { noteIncident } from './lib/incidents.ts';
import { destinationOf, paths } from './paths.ts';

// The first script of the page, and the only one before the first paint (docs/performance.md). The app is loaded after
// it. Until then, taps and form submissions on the prerendered page are held, and typed text stays in the fields.

addEventListener('error', ({ error }) => {
  noteIncident({ kind: 'error', error });
});
addEventListener('unhandledrejection', ({ reason }) => {
  noteIncident({ kind: 'error', error: reason });
});
addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
  noteIncident({ kind: 'policy', directive: effectiveDirective, blocked: blockedURI });
});

let heldForm = false;
let heldTap: HTMLElement | undefined;

const holdForm = (event: SubmitEvent) => {
  event.preventDefault();
  heldForm = true;
};
/** Taps with a browser function, such as opening a new tab, are not held. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
const holdTap = (event: MouseEvent) => {
  const tapped =
    event.target instanceof Element ? event.target.closest('#root a[href], #root button[type=button]') : null;
  if (!(tapped instanceof HTMLElement) || !isPlain(event)) return;
  event.preventDefault();
  // Of several taps the last one counts.
  heldTap = tapped;
};
document.addEventListener('submit', holdForm);
document.addEventListener('click', holdTap);

const needsScript = document.getElementById('needs-script');

async function start() {
  try {
    const { started } = await import('./main.tsx');
    await started;
  } catch (error) {
    noteIncident({ kind: 'error', error });
    needsScript?.setAttribute('data-shown', '');
    return;
  }
  needsScript?.remove();
  document.removeEventListener('submit', holdForm);
  document.removeEventListener('click', holdTap);
  // Safari 15 has no requestSubmit.
  if (heldForm) document.querySelector<HTMLElement>('form [type=submit]')?.click();
  else if (heldTap?.isConnected) heldTap.click();
  // The page was rendered again without this element. Follow the link.
  else if (heldTap instanceof HTMLAnchorElement) window.location.assign(heldTap.href);
}

function open() {
  const token = storedToken();
  // In development builds the scenarios apply first.
  const isHome = destinationOf(location.pathname) === paths.home;
  if (token !== null && isHome && !import.meta.env.DEV) beginHomeLoad(token);
  // A hidden page gets no animation frames.
  if (document.hidden) void start();
  else requestAnimationFrame(() => setTimeout(() => void start()));
}

// Not in TypeScript's library yet.
const { prerendering } = document as Document & { prerendering?: boolean };
// A page that the browser prerenders sends nothing, because the first call of home changes state.
if (prerendering) document.addEventListener('prerenderingchange', open, { once: true });
else open();
