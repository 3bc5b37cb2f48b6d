/** The remaining speed after a sixtieth of a second. */
export const friction = 0.991;
/** Fraction of duration × turns: the last part, in which the wheel brakes to a stop. */
export const lastPartFactor = 0.1;

const perSecond = -60 * Math.log(friction);

export interface Motion {
  /** 4000 to 5000 ms. */
  duration: number;
  /** 2 or 3 full turns in addition to the way to the slice. */
  turns: number;
  /** The fraction of the way after a fraction of the time; both from 0 to 1. */
  easing: (time: number) => number;
}

/**
 * A wheel that slows down by friction and brakes evenly in its last part. Its speed is continuous and depends on time
 * only, not on frames.
 */
function easingOf(seconds: number, turns: number): Motion['easing'] {
  const lastPart = seconds * turns * lastPartFactor;
  const braking = seconds - lastPart;
  /** The distance under friction alone, with an initial speed of 1. */
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

/** Chooses duration and turns; `random` returns numbers from 0 to 1. */
export function drawMotion(random: () => number = Math.random): Motion {
  const seconds = 4 + random();
  const turns = 2 + Math.floor(random() * 2);
  return { duration: seconds * 1000, turns, easing: easingOf(seconds, turns) };
}
