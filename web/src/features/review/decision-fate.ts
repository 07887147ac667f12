/** Of an attempt that was answered with a reason, nothing came; of one without, this page can’t tell. */
export const decisionFate = (code: string): string =>
  code === 'unreachable' || code === 'internal-error'
    ? 'We can’t tell whether your decision arrived. Send it again: if it did, we’ll say so.'
    : 'Nothing was decided.';
