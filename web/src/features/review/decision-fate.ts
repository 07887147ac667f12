/** A refusal with a reason changed nothing; without a reason, the outcome is unknown. */
export const decisionFate = (code: string): string =>
  code === 'unreachable' || code === 'internal-error'
    ? 'We can’t tell whether your decision arrived. Send it again: if it did, we’ll say so.'
    : 'Nothing was decided.';
