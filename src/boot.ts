import { noteIncident } from './lib/incidents.ts';

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

async function start() {
  const { started } = await import('./main.tsx');
  await started;
  document.removeEventListener('submit', hold);
  if (held) document.querySelector('form')?.requestSubmit();
}

// A hidden page has no frames to wait for.
if (document.hidden) void start();
else requestAnimationFrame(() => setTimeout(() => void start()));
