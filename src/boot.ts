// The first script of the page, and all of it that runs before the first paint (docs/performance.md). The app follows; until
// then a form that is sent is held, and what was typed stays in the page's own fields.
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
