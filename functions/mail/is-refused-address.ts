/**
 * Whether the mail service takes no mail for this address, whenever it is asked: a visitor typed something that looks
 * like an address and is none. Nobody on our side can mend that, so nobody is called.
 */
export function isRefusedAddress(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'InvalidParameterValue') return true;
  return error.name === 'MessageRejected' && /blacklisted/i.test(error.message);
}
