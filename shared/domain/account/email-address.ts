const longest = 254;
const longestLocal = 64;
const atom = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const localPart = new RegExp(`^${atom}(\\.${atom})*$`);
const label = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
/** Digits alone would make it an IP address, and mail goes to names only. */
const topLabel = /^([a-z]{2,}|xn--[a-z0-9-]+)$/;

/**
 * Returns the form in which an address is stored, compared and written to: in lower case, with its domain in ASCII
 * (müller.example → xn--mller-kva.example), as browsers send it too. Undefined if no mail service accepts it.
 */
export function canonicalEmail(typed: string): string | undefined {
  const text = typed.trim().toLowerCase();
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0));
  const domain = asciiDomain(text.slice(at + 1));
  if (domain === undefined || local.length > longestLocal || !localPart.test(local)) return undefined;
  const labels = domain.split('.');
  const named =
    labels.length > 1 && labels.every((each) => label.test(each)) && topLabel.test(labels.at(-1) ?? '');
  const address = `${local}@${domain}`;
  return named && address.length <= longest ? address : undefined;
}

function asciiDomain(domain: string): string | undefined {
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return undefined;
  try {
    return new URL(`http://${domain}/`).hostname;
  } catch {
    return undefined;
  }
}
