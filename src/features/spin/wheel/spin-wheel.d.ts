/** What of spin-wheel 5.0.2 this project uses; the package brings no types. Angles are degrees, 0 is above the hub. */
declare module 'spin-wheel' {
  interface Item {
    getCenterAngle(): number;
  }

  export interface WheelProps {
    items: { label: string; backgroundColor: string; labelColor: string }[];
    isInteractive: boolean;
    radius: number;
    borderColor: string;
    borderWidth: number;
    lineColor: string;
    lineWidth: number;
    pixelRatio: number;
    itemLabelFont: string;
  }

  export class Wheel {
    constructor(container: Element, props: WheelProps);
    readonly canvas: HTMLCanvasElement | null;
    readonly items: Item[];
    readonly itemLabelFont: string;
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
    drawItemLabels(context: CanvasRenderingContext2D, angles: { start: number; end: number }[]): void;
    /** Of the canvas, in its own pixels. */
    protected readonly _center: { x: number; y: number };
    protected readonly _actualRadius: number;
  }
}
