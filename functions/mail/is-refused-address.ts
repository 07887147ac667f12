/**
 * Tells whether the mail service refuses this address permanently, because a visitor typed an invalid one. No operator
 * can fix that, so it raises no alarm.
 */
export function isRefusedAddress(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'InvalidParameterValue') return true;
  return error.name === 'MessageRejected' && /blacklisted/i.test(error.message);
}
