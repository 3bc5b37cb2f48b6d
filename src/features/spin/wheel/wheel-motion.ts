/** What is left of the speed after a sixtieth of a second. */
export const friction = 0.991;
/** Of duration × turns: how long the last part is, in which the wheel is braked to a stand. */
export const lastPartFactor = 0.1;

const perSecond = -60 * Math.log(friction);

export interface Motion {
  /** 4000 to 5000 ms. */
  duration: number;
  /** 2 or 3 full turns on top of the way to the slice. */
  turns: number;
  /** Share of the way that is done after a share of the time; both from 0 to 1. */
  easing: (time: number) => number;
}

/**
 * The way of a wheel that friction slows down and that is braked evenly over its last part: its speed never jumps, and it depends on
 * time alone, not on frames.
 */
function easingOf(seconds: number, turns: number): Motion['easing'] {
  const lastPart = seconds * turns * lastPartFactor;
  const braking = seconds - lastPart;
  /** The way under friction alone, at a speed of 1 in the beginning. */
  const coasted = (time: number) => (1 - Math.exp(-perSecond * time)) / perSecond;
  const speedLeft = Math.exp(-perSecond * braking);
  const way = coasted(braking) + (speedLeft * lastPart) / 2;
  return (share) => {
    const time = share * seconds;
    if (time <= braking) return coasted(time) / way;
    const left = 1 - (time - braking) / lastPart;
    return 1 - (speedLeft * lastPart * left * left) / 2 / way;
  };
}

/** Draws how long and how often the wheel turns; `random` gives numbers from 0 up to 1. */
export function drawMotion(random: () => number = Math.random): Motion {
  const seconds = 4 + random();
  const turns = 2 + Math.floor(random() * 2);
  return { duration: seconds * 1000, turns, easing: easingOf(seconds, turns) };
}
