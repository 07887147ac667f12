import type { OwnKind, Trade } from '#shared/content/schemas/trade.ts';
import type { Reading } from '../../reading/reading.ts';

/** "Guitar" of a teacher is "guitar lessons"; "sauna trailer" of a person who hires it out is "sauna trailer hire". */
const endings: Readonly<Record<string, { noun: string; known: RegExp }>> = {
  teaching: {
    noun: 'lessons',
    known:
      /\b(?:lessons?|class(?:es)?|coaching|tutoring|tuition|workshops?|courses?|training|teaching|pilates|yoga)$/i,
  },
  hire: { noun: 'hire', known: /\b(?:hire|rentals?)\b/i },
  repair: {
    noun: 'repairs',
    known: /\b(?:repairs?|servic\w+|restor\w+|mending|set-?ups?|tuning|sharpening|overhauls?|\w+ing|care)$/i,
  },
};

/** "Scooters" is "scooter" in "scooter hire". */
const singular = (name: string): string => name.replace(/(?<=[^s])s$/i, '');

/** Words at the end that complain and name nothing. */
const complaint = /\s+(?:pain|problems?|issues?|troubles?|stuff|things?)$/i;

/** The name of the work for this kind of business, in small letters. */
export function nameFor(kind: OwnKind, name: string, near?: Trade): string {
  // "Drone" is a thing: the trade's own name says what is done with it.
  if (near && !name.includes(' ') && near.plain.split(' ').length > 1 && near.plain.includes(name))
    return near.plain;
  const plain = name.replace(complaint, '');
  const ending = endings[kind.id];
  // "Fixing sheds" says what is done.
  if (!ending || /^\w+ing\s/.test(plain) || ending.known.test(plain.split(/ (?:for|in|of) /, 1)[0] ?? plain))
    return plain;
  const [thing = plain, ...rest] = plain.split(/ (?=for |in |of )/);
  return [`${singular(thing)} ${ending.noun}`, ...rest].join(' ');
}

/** What the person calls it; nothing where a trade of the catalogue covers it. */
export function ownWhat(reading: Reading): { what: string; words: string } | undefined {
  const { idea, ownTrade, work } = reading;
  const isIdea = idea?.value.trade === undefined && (idea?.value.isNamed || idea?.value.leads);
  const source = ownTrade && !isIdea ? ownTrade : idea?.value.trade === undefined ? idea : undefined;
  if (!source) return undefined;
  // What they typed as their own business stays as they typed it.
  if (source.certainty === 'confirmed') return { what: source.value.what, words: source.words };
  return { what: work?.value.name ?? source.value.what, words: source.words };
}
