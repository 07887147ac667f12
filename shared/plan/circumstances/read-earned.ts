import { unsaid } from './read-buyers.ts';
import { sentencesOf } from './sentences.ts';

/** That somebody paid, or asked, this person for work, as the background says. */
export interface Earned {
  paid: boolean;
  /** In dollars as written, where one sum was paid for the whole; not a rate. */
  amount: string | undefined;
  /** The one named skill whose words it shares; undefined where it cannot be told. */
  entry: string | undefined;
  /** The sentence that says so, whole. */
  sentence: string;
}

const paying = String.raw`\b(?:pa(?:id|ys?) (?:me|us)|(?:got|get|was|been|am) paid)\b`;
const asking = String.raw`\b(?:ask(?:s|ed|ing)? (?:me|us) (?:to|for)|(?:hire[sd]?|book(?:s|ed)?) me|(?:got|get|was|been|am) (?:asked to|hired|booked))\b`;
const sum =
  /^ ?(?:about |around |over |a )?(?:A?\$ ?)?(\d{1,3}(?:,\d{3})+|\d{1,6})(?: ?(?:bucks|dollars))?(?= ?(?:$|[.,;:!?)]|(?:for|to|last|cash|in cash|when|after|once|yesterday|this)\b))/iu;
/** A wage, or a thing that was sold, is no proof of work that could be sold. */
const otherPay =
  /\b(?:sold|for (?:my|the|an?) old|(?:boss|employer|job|company) pays?|paid (?:leave|out|weekly|fortnightly|monthly|hourly)|(?:an|per) hour|a year)\b/i;
const clauseEnd = /[,;:–—]|\.(?=\s|$)|\b(?:but|though|although|yet|and)\b/i;

/** Words that name no work by themselves, or stand in any skill. */
const common = new Set(
  'the for and with from his her their our your this that some was has had him them last week month year time work working job jobs good basic help helping people things stuff skill skills use using make making get got new old own friend mate'.split(
    ' ',
  ),
);

/** A word without its ending: "mowing", "mowed" and "mower" are one, and so are "bike" and "bikes". */
const stemOf = (word: string): string =>
  word.replace(/(?<=\p{L}{3})(?:ies|ing|ers?|ed|es|s|e|y)$/u, '').replace(/([^aeiou])\1$/u, '$1');

const stemsOf = (text: string): string[] => [
  ...new Set((text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !common.has(word)).map(stemOf)),
];

const isShared = (one: string, other: string): boolean => {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short === long || (short.length >= 4 && long.startsWith(short));
};

/** What somebody does a thing with is not the thing: "photos w/ my phone" are photos. */
const workOf = (entry: string): string => entry.split(/\bw\/|\b(?:with|using)\b/i)[0] ?? entry;

/** The one skill that shares most words with what was said; none where two share as many. */
function skillIn(said: string, skills: readonly string[]): string | undefined {
  const words = stemsOf(said);
  const [best, next] = skills
    .map((entry) => ({
      entry,
      shared: stemsOf(workOf(entry)).filter((stem) => words.some((word) => isShared(stem, word))).length,
    }))
    .sort((a, b) => b.shared - a.shared);
  return best !== undefined && best.shared > (next?.shared ?? 0) ? best.entry : undefined;
}

/** What was paid goes before what was asked; what it was for is looked for right after it, then in the whole sentence. */
export function readEarned(background: string, skills: readonly string[]): Earned | undefined {
  const said = sentencesOf(background.slice(0, 2000));
  return [paying, asking]
    .flatMap((words) => said.map((sentence) => ({ words, sentence })))
    .flatMap(({ words, sentence }): Earned[] => {
      const found = new RegExp(words, 'i').exec(sentence);
      if (!found || otherPay.test(sentence)) return [];
      const before = sentence.slice(0, found.index).split(clauseEnd).at(-1) ?? '';
      const after = sentence.slice(found.index + found[0].length);
      const rest = after.split(clauseEnd)[0] ?? '';
      if (unsaid.test(`${before}${found[0]}${rest}`)) return [];
      const whole = sentence.split(clauseEnd).filter((clause) => !unsaid.test(clause));
      const paid = words === paying;
      return [
        {
          paid,
          amount: paid ? sum.exec(after)?.[1] : undefined,
          entry: skillIn(rest, skills) ?? skillIn(whole.join(' '), skills),
          sentence,
        },
      ];
    })[0];
}
