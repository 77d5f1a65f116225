/**
 * How far a return is: being prepared, sent to the checker, passed and so locked, filed with its acknowledgement, and changed since by
 * an amendment in a later return.
 */
export const RETURN_STATES = ['draft', 'checked', 'locked', 'filed', 'amended'] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

/** What a person does with a return. */
export const RETURN_STEPS = ['send', 'return', 'pass', 'reopen', 'file'] as const;
export type ReturnStep = (typeof RETURN_STEPS)[number];

const STEPS: Readonly<Record<ReturnStep, { from: ReturnState; to: ReturnState }>> = {
  send: { from: 'draft', to: 'checked' },
  return: { from: 'checked', to: 'draft' },
  pass: { from: 'checked', to: 'locked' },
  reopen: { from: 'locked', to: 'draft' },
  file: { from: 'locked', to: 'filed' },
};

/** The state after a step; undefined where the step does not follow from the state. */
export const stateAfter = (state: ReturnState, step: ReturnStep): ReturnState | undefined =>
  STEPS[step].from === state ? STEPS[step].to : undefined;

/** The steps that follow from a state. Who sent a return does not pass it or send it back. */
export const stepsFrom = (state: ReturnState, isMaker: boolean): ReturnStep[] =>
  RETURN_STEPS.filter((step) => STEPS[step].from === state && !(isMaker && ['return', 'pass'].includes(step)));
