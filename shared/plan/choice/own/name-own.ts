import type { OwnKind, Trade } from '#shared/content/schemas/trade.ts';
import type { Reading, Work } from '../../reading/reading.ts';
import { plural } from '../../write/say/words.ts';
import { making, workBefore } from './activity.ts';

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

/** What a thing is for: "sewing machines". */
const forUse =
  /^(?:fishing|racing|riding|sailing|climbing|camping|sewing|washing|knitting|diving|cycling|hunting|bowling|cooking|drawing|milking|shearing) /i;

/** Words at the end that complain and name nothing. */
const complaint = /\s+(?:pain|problems?|issues?|troubles?|stuff|things?)$/i;

/** A person who hires out a thing may make or mend it too: that is no part of the name. */
const withoutMaking = (name: string): string =>
  name.replace(/^\p{L}+ing\s+(?=\p{L})/u, '').replace(/\s+(?:repairs?|servicing|restoration|making)$/i, '');

/** What a thing is when this was done to it. */
const made: Readonly<Record<string, string>> = {
  carving: 'carved',
  painting: 'painted',
  knitting: 'knitted',
  weaving: 'woven',
  sewing: 'sewn',
  turning: 'turned',
  printing: 'printed',
  plaiting: 'plaited',
  smoking: 'smoked',
  roasting: 'roasted',
  pickling: 'pickled',
  drying: 'dried',
  freezing: 'frozen',
  dyeing: 'dyed',
  forging: 'forged',
  engraving: 'engraved',
  embroidering: 'embroidered',
  crocheting: 'crocheted',
};

/** They have no plural. */
const mass =
  /(?:garlic|honey|cheese|bread|hay|wool|saffron|lavender|compost|chaff|jam|mead|beer|wine|cider|milk|butter|fudge|gelato|furniture|jewellery|pottery)$/i;

/** "Carving emu eggs" sells carved emu eggs, and "net making" sells nets. */
function asThing(name: string): string {
  const thing = name.replace(making, '');
  if (thing !== name) return mass.test(thing) ? thing : plural(thing);
  const work = workBefore(name);
  return work ? name.replace(work, made[work.toLowerCase()] ?? work) : name;
}

/** The name of the work for this kind of business, in small letters. */
export function nameFor(kind: OwnKind, name: string, near?: Trade): string {
  // "Drone" is a thing: the trade's own name says what is done with it.
  if (near && !name.includes(' ') && near.plain.split(' ').length > 1 && near.plain.includes(name))
    return near.plain;
  const plain = (kind.id === 'hire' ? withoutMaking(name) : name).replace(complaint, '');
  if (kind.trade.offers[0]?.kind === 'product') return asThing(plain);
  const ending = endings[kind.id];
  // "Fixing sheds" says what is done, and "fishing reels" does not.
  if (
    !ending ||
    (/^\w+ing\s/.test(plain) && !forUse.test(plain)) ||
    ending.known.test(plain.split(/ (?:for|in|of) /, 1)[0] ?? plain)
  )
    return plain;
  const [thing = plain, ...rest] = plain.split(/ (?=for |in |of )/);
  return [`${singular(thing)} ${ending.noun}`, ...rest].join(' ');
}

/** What they typed as their own business stays as they typed it; else what their answers say for sure. */
export function ownWhat({ idea, ownTrade, work }: Reading): (Work & { words: string }) | undefined {
  const typed = [idea, ownTrade].find((fact) => fact?.certainty === 'confirmed');
  if (typed && !(idea === typed && idea.value.trade !== undefined))
    return { ...noWork, name: typed.value.what, words: typed.words };
  return work?.value.isSure ? { ...work.value, words: work.words } : undefined;
}

const noWork = { roots: [], trades: [], tasks: [], deeds: {}, points: 0, title: 0, isSure: true };
