import { commonWords } from './common-passwords.ts';
import {
  decoratedWords,
  lengthBesideRuns,
  type PasswordOwner,
  passwordFlaw,
  plainly,
} from './password-flaw.ts';
import { passwordMinLength } from './password-limits.ts';

export type PasswordStrength = 'too-short' | 'refused' | 'easy-to-guess' | 'fair' | 'good' | 'strong';

const goodLength = 12;
const strongLength = 16;
/** The rest of a password without its runs must be at least this long to count. */
const ownLength = 6;

const isTwoCommonWords = (text: string): boolean =>
  decoratedWords(text).some((letters) =>
    [...letters].some((_, at) => commonWords.has(letters.slice(0, at)) && commonWords.has(letters.slice(at))),
  );

/**
 * A hint for choosing a password: `refused` means that it will not be accepted, and the rest is advice. Length decides,
 * unless a guesser would try the password early.
 */
export function passwordStrength(password: string, owner: PasswordOwner = {}): PasswordStrength {
  if (password.length < passwordMinLength) return 'too-short';
  if (passwordFlaw(password, owner) !== undefined) return 'refused';
  // At this length runs and words no longer matter, and checking more would take time.
  const text = plainly(password).slice(0, 2 * strongLength);
  const isDate = /^[\d./-]{8,10}$/.test(text);
  if (isDate || isTwoCommonWords(text) || lengthBesideRuns(text) < ownLength) return 'easy-to-guess';
  if (password.length < goodLength) return 'fair';
  return password.length < strongLength ? 'good' : 'strong';
}
