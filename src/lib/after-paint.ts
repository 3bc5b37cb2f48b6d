/**
 * Calls `work` in a separate task. After a tap or a key press, Chromium paints the next frame first and runs waiting tasks
 * afterwards. So the pressed element is painted before `work` runs.
 */
export function afterPaint(work: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    work();
  };
  port2.postMessage(null);
}
