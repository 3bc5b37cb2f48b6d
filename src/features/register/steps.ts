/** The steps of the wizard in their order: indices 0 to 3. */
export const steps = ['phone', 'otp', 'profile', 'bank'] as const;

export type Step = (typeof steps)[number];

export const earlier = (one: Step, other: Step): Step => (steps.indexOf(one) < steps.indexOf(other) ? one : other);

/** The step that a history entry of the wizard is for. */
export function stepOf(entryState: unknown): Step {
  const named = typeof entryState === 'object' && entryState !== null && 'step' in entryState ? entryState.step : null;
  return steps.find((step) => step === named) ?? 'phone';
}

/** Which of how many steps it is for this member: without OTP there are three. */
export function progressOf(step: Step, { otp }: { otp: boolean }): { n: number; total: number } {
  const taken: readonly Step[] = otp ? steps : steps.filter((each) => each !== 'otp');
  return { n: taken.indexOf(step) + 1, total: taken.length };
}
