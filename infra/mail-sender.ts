/** Extracts the address and its domain from "Name <address>". */
export function mailSenderOf(mailFrom: string): { address: string; domain: string } {
  const match = /^[^<>]*<([^<>@\s]+@([^<>@\s]+))>$/.exec(mailFrom);
  const [, address, domain] = match ?? [];
  if (address === undefined || domain === undefined)
    throw new Error(`${mailFrom} is not of the form "Name <address>"`);
  return { address, domain };
}
