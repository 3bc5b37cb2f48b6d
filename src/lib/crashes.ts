let hasCrashed = false;

/** Notes that a part of the page was removed by a rendering error. */
export function noteCrash(): void {
  hasCrashed = true;
  setTimeout(() => {
    hasCrashed = false;
  });
}

/** Whether what was removed in this task was removed by a rendering error. */
export const hasJustCrashed = (): boolean => hasCrashed;
