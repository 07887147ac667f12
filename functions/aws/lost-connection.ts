const codes: ReadonlySet<unknown> = new Set([
  'ECONNRESET',
  'ECONNREFUSED',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** Node's own error of a connection that was not made or did not hold; what was asked may have been done. */
export const isLostConnection = (error: Error): boolean => 'code' in error && codes.has(error.code);
