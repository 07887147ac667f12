import { passwordMinLength } from './account.ts';
import { commonRuns, commonWords } from './common-passwords.ts';

export type PasswordStrength = 'too-short' | 'easy-to-guess' | 'fair' | 'good' | 'strong';

const goodLength = 12;
const strongLength = 16;
/** What is left beside a common word or run must be at least this long to count for something. */
const ownLength = 6;

const looksLike: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't' };
const signs: Record<string, string> = { '@': 'a', $: 's', '!': 'i' };

/** P@ssw0rd → password */
const spelledOut = (text: string): string =>
  text.replaceAll(/[013457@$!]/g, (character) => looksLike[character] ?? signs[character] ?? character);

const backwards = (text: string): string => [...text].reverse().join('');
const runs = commonRuns.flatMap((run) => [run, backwards(run)]);

/** One piece, written again and again: aaaaaaaa, abcabcabc. */
const isRepeated = (text: string): boolean => /^(.{1,4}?)\1+.{0,3}$/u.test(text);

/** How much of a text is left when its longest run along keys, letters or digits is taken out. */
function lengthBesideRun(text: string): number {
  for (let length = text.length; length >= 4; length -= 1) {
    for (let start = 0; start + length <= text.length; start += 1) {
      const piece = text.slice(start, start + length);
      if (runs.some((run) => run.includes(piece))) return text.length - length;
    }
  }
  return text.length;
}

/** A common word, or two, with at most a date or a few signs before or after. */
function isCommonWord(text: string): boolean {
  const core = (candidate: string) => candidate.replaceAll(/^[^a-z]+|[^a-z]+$/g, '');
  return [core(text), core(spelledOut(text)), spelledOut(core(text))].some((candidate) => {
    if (candidate.length < 3 || text.length - candidate.length > ownLength) return false;
    const letters = candidate.replaceAll(/[^a-z]/g, '');
    if (commonWords.has(letters)) return true;
    return [...letters].some(
      (_, at) => commonWords.has(letters.slice(0, at)) && commonWords.has(letters.slice(at)),
    );
  });
}

/**
 * A hint for somebody choosing a password; nothing is ever refused by it. Length is what counts, as long as the
 * password is none that a guesser tries first.
 */
export function passwordStrength(password: string): PasswordStrength {
  if (password.length < passwordMinLength) return 'too-short';
  // Long enough for the run and the words in it not to matter, and for looking at it to take time.
  const text = password.slice(0, 2 * strongLength).toLowerCase();
  const isDate = /^[\d\s./-]{8,10}$/.test(text);
  if (isDate || isRepeated(text) || isCommonWord(text) || lengthBesideRun(text) < ownLength) {
    return 'easy-to-guess';
  }
  if (password.length < goodLength) return 'fair';
  return password.length < strongLength ? 'good' : 'strong';
}
