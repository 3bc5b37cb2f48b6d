const interval = 500;

/**
 * Sends this process SIGTERM when npm has ended. npm passes a signal to its shell, and most shells end without passing
 * it on. On Windows a process keeps the id of its parent, so nothing happens.
 */
export function endWithNpm() {
  // Without npm a parent may end for other reasons.
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, interval);
  timer.unref();
}
