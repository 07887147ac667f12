import { brand } from '#shared/brand.ts';
import commonPasswordList from './common-password-list.json' with { type: 'json' };
import { commonRuns, commonWords } from './common-passwords.ts';

/**
 * Guards: passwords that guessers try first are refused. The browser checks this while a person types, and the server
 * again. The list is large, so forms load it when typing starts.
 */
export interface PasswordOwner {
  email?: string | undefined;
  full_name?: string | undefined;
}

/** The digits and signs around a word may be as long as a date. */
const decorationLength = 6;
const runDecorationLength = 2;
const fewestVisible = 4;

/** The commonest passwords of at least eight characters; shorter ones are refused for their length. */
const commonPasswords: ReadonlySet<string> = new Set(commonPasswordList);

const looksLike: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't' };
const signs: Record<string, string> = { '@': 'a', $: 's', '!': 'i' };

/** P@ssw0rd → password */
const spelledOut = (text: string): string =>
  text.replaceAll(/[013457@$!]/g, (character) => looksLike[character] ?? signs[character] ?? character);

const backwards = (text: string): string => [...text].reverse().join('');
const runs = commonRuns.flatMap((run) => [run, backwards(run)]);
const longestRun = Math.max(...runs.map(({ length }) => length));

/** Normalises like a guesser: without case, wide letters, spaces and invisible characters. */
export const plainly = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{C}\p{Default_Ignorable_Code_Point}]/gu, '');

/** Matches one piece repeated: aaaaaaaa, abcabcabc. */
const isRepeated = (text: string): boolean => /^(.{1,4}?)\1+.{0,3}$/u.test(text);

/** Length of the longest run of keys, letters or digits at the start of a text; runs under four are chance. */
function runAtStart(text: string): number {
  for (let length = text.length; length >= 4; length -= 1)
    if (runs.some((run) => run.includes(text.slice(0, length)))) return length;
  return 0;
}

/** Measures the text without such runs. */
export function lengthBesideRuns(text: string): number {
  let length = 0;
  for (let at = 0; at < text.length; ) {
    const run = runAtStart(text.slice(at, at + longestRun));
    if (run === 0) length += 1;
    at += Math.max(run, 1);
  }
  return length;
}

/** The letters of a password that is a word with a date or a few signs around it, in each possible reading. */
export function decoratedWords(text: string): string[] {
  const core = (candidate: string) => candidate.replaceAll(/^[^a-z]+|[^a-z]+$/g, '');
  return [core(text), core(spelledOut(text)), spelledOut(core(text))]
    .filter((word) => word.length >= 3 && text.length - word.length <= decorationLength)
    .map((word) => word.replaceAll(/[^a-z]/g, ''));
}

const isCommon = (text: string): boolean =>
  [text, spelledOut(text)].some((reading) => commonPasswords.has(reading)) ||
  decoratedWords(text).some((word) => commonWords.has(word) || commonPasswords.has(word));

function namesOf({ email = '', full_name = '' }: PasswordOwner): string[] {
  const [local = '', domain = ''] = email.split('@');
  const labels = domain.split('.').slice(0, -1);
  const parts = [
    email,
    local,
    ...local.split(/[._+-]/),
    ...labels,
    ...full_name.split(/[\s'’.-]+/),
    full_name,
    brand,
  ];
  const names = parts.map(plainly).filter((name) => name.length >= 3);
  return [...new Set(names)].sort((one, other) => other.length - one.length);
}

/** Tells whether a text is only the person's own names, with a few digits and signs and hardly another letter. */
function isPersonal(text: string, owner: PasswordOwner): boolean {
  const names = namesOf(owner);
  return [text, spelledOut(text)].some((reading) => {
    const rest = names.reduce((left, name) => left.replaceAll(name, ''), reading);
    const letters = rest.replaceAll(/[^\p{L}]/gu, '');
    return rest !== reading && rest.length <= decorationLength && letters.length <= 2;
  });
}

const advice = 'Please choose another, such as a short sentence.';

/**
 * Explains why a password is refused and how to change it; undefined if it is accepted. Another rule checks its length.
 */
export function passwordFlaw(password: string, owner: PasswordOwner = {}): string | undefined {
  const text = plainly(password);
  if (text.length < fewestVisible) return `A password of spaces is too easy to guess. ${advice}`;
  if (isRepeated(text)) return `A password that repeats itself is too easy to guess. ${advice}`;
  if (lengthBesideRuns(text) <= runDecorationLength)
    return `Letters, digits or keys in a row are too easy to guess. ${advice}`;
  if (isPersonal(text, owner))
    return `A password made of your name, your email or “${brand}” is too easy to guess. ${advice}`;
  if (isCommon(text)) return `This password is one of the first people guess. ${advice}`;
  return undefined;
}
