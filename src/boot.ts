// The page is painted before the app is fetched (quality.md, speed). A hidden page has no frames to wait for.
const start = () => void import('./main.tsx');
if (document.hidden) start();
else requestAnimationFrame(() => setTimeout(start));
