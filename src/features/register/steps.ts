/** The steps of the wizard in order. */
export const steps = ['phone', 'otp', 'profile', 'bank'] as const;

export type Step = (typeof steps)[number];

export const earlier = (one: Step, other: Step): Step => (steps.indexOf(one) < steps.indexOf(other) ? one : other);

/** The step stored in a history entry. */
export function stepOf(entryState: unknown): Step {
  const named = typeof entryState === 'object' && entryState !== null && 'step' in entryState ? entryState.step : null;
  return steps.find((step) => step === named) ?? 'phone';
}

/** The number of a step and the total; without OTP there are three steps. */
export function progressOf(step: Step, { otp }: { otp: boolean }): { n: number; total: number } {
  const taken: readonly Step[] = otp ? steps : steps.filter((each) => each !== 'otp');
  return { n: taken.indexOf(step) + 1, total: taken.length };
}
