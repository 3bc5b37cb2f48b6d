// The first script of the page, and all of it that runs before the first paint (docs/performance.md). The app follows; until
// then a form that is sent is held, and what was typed stays in the page's own fields.
let held = false;
const hold = (event: SubmitEvent) => {
  event.preventDefault();
  held = true;
};
document.addEventListener('submit', hold);

const needsScript = document.getElementById('needs-script');

async function start() {
  try {
    const { started } = await import('./main.tsx');
    await started;
  } catch (problem) {
    needsScript?.setAttribute('data-shown', '');
    throw problem;
  }
  needsScript?.remove();
  document.removeEventListener('submit', hold);
  if (held) document.querySelector('form')?.requestSubmit();
}

// Not in TypeScript's library yet.
const { prerendering } = document as Document & { prerendering?: boolean };
// A page that nobody has opened yet asks for nothing: what home asks for first changes state.
if (prerendering) document.addEventListener('prerenderingchange', () => void start(), { once: true });
// A hidden page has no frames to wait for.
else if (document.hidden) void start();
else requestAnimationFrame(() => setTimeout(() => void start()));
