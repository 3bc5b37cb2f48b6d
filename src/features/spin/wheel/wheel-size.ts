const largest = 350;
const shareOfWindow = 0.85;

/** Side of the wheel in px for a window's width. */
export const wheelSize = (windowWidth: number): number => Math.min(largest, Math.floor(windowWidth * shareOfWindow));
