/** Of an attempt that was answered with a reason, nothing came; of one without, this page can’t tell. */
export const decisionFate = (code: string): string =>
  code === 'unreachable' || code === 'internal-error'
    ? 'We don’t know whether your decision arrived. Send it again: if it had, this page says so.'
    : 'Nothing was decided by this attempt.';
