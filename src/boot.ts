import { beginHomeLoad } from './api/wire/early-load.ts';
import { storedToken } from './api/wire/stored-token.ts';
import { noteIncident } from './lib/incidents.ts';
import { paths } from './paths.ts';

// The first script of the page, and all of it that runs before the first paint (docs/performance.md). The app follows; until
// then a form that is sent is held, and what was typed stays in the page's own fields.

addEventListener('error', ({ error }) => {
  noteIncident({ kind: 'error', error });
});
addEventListener('unhandledrejection', ({ reason }) => {
  noteIncident({ kind: 'error', error: reason });
});
addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
  noteIncident({ kind: 'policy', directive: effectiveDirective, blocked: blockedURI });
});

let held = false;
const hold = (event: SubmitEvent) => {
  event.preventDefault();
  held = true;
};
document.addEventListener('submit', hold);

const needsScript = document.getElementById('needs-script');

const homePaths: readonly string[] = [paths.root, paths.user, paths.home];

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
  document.removeEventListener('submit', hold);
  if (held) document.querySelector('form')?.requestSubmit();
}

function open() {
  const token = storedToken();
  // In development the scenarios apply first.
  if (token !== null && homePaths.includes(location.pathname) && !import.meta.env.DEV) beginHomeLoad(token);
  // A hidden page has no frames to wait for.
  if (document.hidden) void start();
  else requestAnimationFrame(() => setTimeout(() => void start()));
}

// Not in TypeScript's library yet.
const { prerendering } = document as Document & { prerendering?: boolean };
// A page that nobody has opened yet asks for nothing: what home asks for first changes state.
if (prerendering) document.addEventListener('prerenderingchange', open, { once: true });
else open();
