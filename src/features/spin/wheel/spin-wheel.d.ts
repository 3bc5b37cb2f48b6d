/** What of spin-wheel 5.0.2 this project uses; the package brings no types. Angles are degrees, 0 is above the hub. */
declare module 'spin-wheel' {
  interface Item {
    getCenterAngle(): number;
  }

  interface WheelProps {
    /** Slices of one size. */
    items: object[];
    /** Whether it can be turned by hand. */
    isInteractive: boolean;
    pixelRatio: number;
  }

  export class Wheel {
    constructor(container: Element, props: WheelProps);
    readonly canvas: HTMLCanvasElement | null;
    readonly items: Item[];
    rotation: number;
    onRest: (() => void) | null;
    spinToItem(
      index: number,
      durationMs: number,
      toCenter: boolean,
      turns: number,
      direction: 1 | -1,
      easing: (time: number) => number,
    ): void;
    stop(): void;
    remove(): void;
    getActualPixelRatio(): number;
    refreshAriaLabel(): void;
    /** One frame; `now` is that of requestAnimationFrame. */
    draw(now?: number): void;
    /** Moves the wheel on to where it is now, and asks for another frame unless it stands. */
    protected animateRotation(now: number): void;
    /** The frame that is asked for. */
    protected _frameRequestId: number | null;
    protected readonly _context: CanvasRenderingContext2D | null;
  }
}
