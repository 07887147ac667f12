import type { Situation } from '#shared/content/schemas/catalogue.ts';
import type { Trade } from '#shared/content/schemas/trade.ts';
import type { FrozenProfile } from '../../plan-input.ts';
import { type Fact, overlaps, type Reading, type Span } from '../../reading/reading.ts';

/**
 * Decides which of the customer's words a file may hold. It keeps back every private sentence, the names in them, and
 * anything that looks like a name, a place or a number of a person. When in doubt the words stay out.
 */
export interface Screen {
  /** There is a safety note: the file holds no surname, place, number, day or child. */
  isSafety: boolean;
  allows(words: string, at?: Span): boolean;
}

/** For a page that only the person who typed the words sees. */
export const openScreen: Screen = { isSafety: false, allows: () => true };

const contact =
  /(?:\d[\s-]?){7,}|@|https?:|www\.|\b\d+[a-z]?\s+\p{L}+\s+(?:st|street|rd|road|ave|avenue|dr|drive|ln|lane|ct|court|pl|place|cres|crescent|pde|parade|hwy|highway|way)\b/iu;
const aboutSafety =
  /\b(kids?|child(?:ren)?|sons?|daughters?|baby|toddler|school|kindy|kinder|day ?care|creche|suburb|street|address|phone|number|husband|wife|partner|ex|he|him|his|she|her|mon(?:day)?s?|tue(?:s(?:day)?)?s?|wed(?:nesday)?s?|thu(?:rs(?:day)?)?s?|fri(?:day)?s?|sat(?:urday)?s?|sun(?:day)?s?)\b/i;
/** Capitals that are no name of a person or a place. */
const knownCapitals = new Set(
  'How What Why Where Who When Which Does Do Is Are Am Should Could Will If So Also I’d I’ll Isn’t Don’t Can’t GST I A An And At Bad Been Bring But Can Cant Do Done Finished For Free From Full Get Got Had Have Hold I’m I’ve Im Ive In Is It Its Just Last Licensed Made Mostly Mum My Need No Not On One Only Own Part Qualified Registered Started Still Tailor The There They This Three To Trained Two Used Want Was We White With Work Worked Works Would You Your Monday Tuesday Wednesday Thursday Friday Saturday Sunday Mondays Tuesdays Wednesdays Thursdays Fridays Saturdays Sundays Mon Tue Tues Wed Thu Thur Thurs Fri Sat Sun January February March April May June July August September October November December Easter Christmas Eid Diwali Australia Australian Centrelink English Cert Certificate Diploma Bachelor Card Xero Etsy Excel Canva Photoshop Hilux Singer Facebook Instagram Parenting Payment Family Tax Benefit Age Pension Youth Allowance Uber YouTube Word Men Shed Sheds WhatsApp WeChat Messenger Telegram Viber Probus Rotary Lions Landcare Scouts Guides Bunnings Gumtree Marketplace'.split(
    ' ',
  ),
);

/** A question in words that no file may hold. */
export const hasPrivateQuestion = ({ asked, private: notes }: Pick<Reading, 'asked' | 'private'>): boolean =>
  asked.some(({ at }) => notes.some((note) => overlaps(note.at, at)));

/** Whether a file may speak of a situation: not when its kind is private, or the words for it are. */
export const mayShowSituation = (
  { private: notes }: Pick<Reading, 'private'>,
  { at }: Fact<unknown>,
  situation: Pick<Situation, 'privacy'> | undefined,
): boolean =>
  (situation?.privacy === 'P0' || situation?.privacy === 'P1') &&
  !notes.some((note) => overlaps(note.at, at));

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** "at Cygnet", "in Hoppers Crossing": a place, by the word in front of its first name. */
const placeBefore = /\b(?:in|near|around|outside|at)\s+(?:\p{Lu}[\p{Ll}.]+\s+)?$/u;

/** A word with a capital that is no abbreviation, no word that we know, and no place that people work in. */
function hasName(
  words: string,
  { known, isSafety }: { known: ReadonlySet<string>; isSafety: boolean },
): boolean {
  for (const { 0: word, index } of words.matchAll(/(?<![\p{L}\p{N}])\p{Lu}[\p{L}’']*/gu)) {
    const bare = word.replaceAll("'", '’').replace(/’s$/, '');
    const isPlace =
      !isSafety && !/[’']s$/.test(word) && placeBefore.test(words.slice(Math.max(0, index - 40), index));
    const isFirst = index === 0 && known.has(bare.toLowerCase());
    const isShort = /^[\p{Lu}\p{N}]{1,6}s?$/u.test(word);
    if (!(isPlace || isFirst || isShort || knownCapitals.has(bare))) return true;
  }
  return false;
}

/** Words of the offered trades: a sentence may start with one of them in a capital. */
const wordsOfTrades = (trades: readonly Trade[]): Set<string> =>
  new Set(
    trades.flatMap(
      ({ recognise: _, ...trade }) =>
        JSON.stringify(trade)
          .toLowerCase()
          .match(/\p{L}{2,}/gu) ?? [],
    ),
  );

export function screenFor(
  reading: Reading,
  { profile, trades }: { profile: FrozenProfile; trades: readonly Trade[] },
): Screen {
  const known = wordsOfTrades(trades);
  const isSafety = reading.private.some(({ value }) => value.class === 'P3');
  const spans = reading.private.map(({ at }) => at);
  const [, ...surnames] = profile.name.trim().split(/\s+/);
  const held = [
    ...reading.private.flatMap(({ value }) => value.fragments),
    ...(isSafety || reading.hidesSurname ? surnames : []),
  ].filter((word) => word.length > 1);
  const pattern =
    held.length > 0
      ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${held.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'iu')
      : undefined;
  return {
    isSafety,
    allows: (words, at) =>
      !(at && spans.some((span) => overlaps(span, at))) &&
      !pattern?.test(words) &&
      !contact.test(words) &&
      !hasName(words, { known, isSafety }) &&
      !(isSafety && aboutSafety.test(words)),
  };
}

const mostLetters = 90;
/** Words about relatives are theirs too. */
const ofRelatives =
  /\b(?:my|our|his|her)\s+(?:\p{L}+\s+)?(?:partner|boyfriend|girlfriend|ex|parents|sons?|daughters?|brother|sister|in-laws|niece|nephew|aunt|aunty|uncle|cousin|kids|children|girls|boys|baby)\b|(?<!\b(?:the|a|an|for|with|single|new|one|every|each|two|three|four|five|six|\d{1,2}|school|other|working|young)\s)\b(?:wife|wifey|husband|hubby|missus|mum|mom|mother|dad|father|nan|nana|grandma|grandpa|grand(?:son|daughter|kids|children))(?:[\u2019']?s)?\b/iu;

/** Whether words speak of a relative of the customer. */
export const isOfRelatives = (words: string): boolean => ofRelatives.test(words);

/** The customer's words in quotation marks, where a file may hold them. */
export function quoteOf(
  screen: Screen,
  fact: Pick<Fact<unknown>, 'words' | 'at'> | undefined,
): string | undefined {
  if (!fact || fact.words.trim() === '' || isOfRelatives(fact.words) || !screen.allows(fact.words, fact.at))
    return undefined;
  const words = fact.words
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replace(/^(?:and|but|so|or|also|then|n)\s+/i, '')
    .replace(/\s*\([^)]*$/, '')
    .replace(/(?:[\s,;:.(–-]|\s(?:and|or|but|so|with|of|the|an?|to|for|in|at|on|by))+$/i, '');
  return words.length > mostLetters ? undefined : `“${words}”`;
}
