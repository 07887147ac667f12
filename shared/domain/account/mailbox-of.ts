/** Providers that deliver `name+anything` to `name`. Some also ignore dots. */
const plusIgnored: Readonly<Record<string, 'dots count' | 'dots ignored'>> = {
  'gmail.com': 'dots ignored',
  'googlemail.com': 'dots ignored',
  'outlook.com': 'dots count',
  'outlook.com.au': 'dots count',
  'hotmail.com': 'dots count',
  'live.com': 'dots count',
  'live.com.au': 'dots count',
  'msn.com': 'dots count',
  'icloud.com': 'dots count',
  'me.com': 'dots count',
  'mac.com': 'dots count',
  'proton.me': 'dots ignored',
  'protonmail.com': 'dots ignored',
  'pm.me': 'dots ignored',
  'fastmail.com': 'dots count',
  'fastmail.com.au': 'dots count',
};

const sameDomain: Readonly<Record<string, string>> = {
  'googlemail.com': 'gmail.com',
  'protonmail.com': 'proton.me',
  'pm.me': 'proton.me',
  'me.com': 'icloud.com',
  'mac.com': 'icloud.com',
};

/**
 * Returns the mailbox behind an address, for counting mail: address variants that a provider delivers to one mailbox
 * are the same. It is not an address to write to, and does not identify an account.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  const name = email.slice(0, at).toLowerCase();
  const dots = Object.hasOwn(plusIgnored, domain) ? plusIgnored[domain] : undefined;
  if (dots === undefined) return `${name}@${domain}`;
  const [plain = ''] = name.split('+');
  const box = dots === 'dots ignored' ? plain.replaceAll('.', '') : plain;
  // A name that is nothing but a tag is not a variant.
  return `${box === '' ? name : box}@${sameDomain[domain] ?? domain}`;
}
