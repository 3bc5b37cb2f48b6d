/**
 * Calls `work` in a task of its own. After a tap or a key press Chromium paints before it runs other tasks, so what was
 * pressed is painted before `work`.
 */
export function afterPaint(work: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    work();
  };
  port2.postMessage(null);
}
