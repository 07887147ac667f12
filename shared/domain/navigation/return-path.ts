const maxLength = 2048;
const origin = 'https://return.invalid';

/** Allows one slash first, then only characters that no browser drops, folds or decodes into another address. */
const staysHere = /^\/(?![/\\])[A-Za-z0-9/._~-]*(?:[?#][\x21-\x5b\x5d-\x7e]*)?$/;

/**
 * Where to go after a login or payment, or the fallback if the wish would leave this site. The address is checked again
 * after parsing, because "/.//host" becomes "//host" only then.
 */
export const safeReturnPath = (wish: string | null | undefined, fallback: string): string => {
  if (!wish || wish.length > maxLength || !staysHere.test(wish)) return fallback;
  if (!URL.canParse(wish, origin)) return fallback;
  const { origin: landing, pathname, search, hash } = new URL(wish, origin);
  const path = `${pathname}${search}${hash}`;
  return landing === origin && staysHere.test(path) ? path : fallback;
};
