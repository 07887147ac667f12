import type { PlanSection } from '../document/plan-document.ts';
import type { Text } from '../document/text.ts';
import { mapTexts } from './map-texts.ts';
import { dayName, dayOf } from './say/dates.ts';

/** A sentence with more words than this is divided, where it can be. */
const mostWords = 9;

/** Our own turns of phrase, in words for a reader who is new to English. */
const easier: readonly (readonly [RegExp, string])[] = [
  [/\bAt this pace,? /g, 'With this plan '],
  [/\bNo call or visit falls between/g, 'There are no calls or visits between'],
  [
    /\bThere are no calls or visits between 24 December and 3 January, when offices are closed\./g,
    'Offices are closed from 24 December to 3 January. There are no calls or visits then.',
  ],
  [/\bprobably\b/g, 'often'],
];

const monthNames = 'January|February|March|April|May|June|July|August|September|October|November|December';
const weekday = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';
const undated = new RegExp(`(?<!${weekday} )\\b(\\d{1,2}) (${monthNames}) (20\\d\\d)\\b`, 'g');

/** "12 January 2027" as "Tuesday 12 January 2027". */
const withWeekday = (text: string): string =>
  text.replaceAll(undated, (date, day: string, month: string, year: string) => {
    const number = monthNames.split('|').indexOf(month) + 1;
    const iso = `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
    return `${dayName(dayOf(iso))} ${date}`;
  });

/** Places where a sentence becomes two, and what the second one starts with. */
const joints: readonly (readonly [RegExp, string])[] = [
  // The things of a list stay together.
  [/(?<!: .*); /, ''],
  [/, (so|but) (?!that\b)/, '$1 '],
  [
    /, and (?=(?:you|we|they|the|it|a|an|no|then|ask|write|send|say|tell|ring|buy|pay|keep|take|look|give|show|ask|check|choose|decide|photograph|open|wear|start|stop|add|use)\b)/,
    '',
  ],
  [
    /(?<=\p{L}): (?=(?:you|we|are|is|do|does|did|what|who|how|when|change|compare|buy|the|it|stop|say|ask)\b)/iu,
    '',
  ],
];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const countWords = (text: string): number => text.split(/\s+/).length;

function divide(sentence: string): string {
  if (countWords(sentence) <= mostWords) return sentence;
  for (const [joint, start] of joints) {
    const found = joint.exec(sentence);
    if (!found || found.index === 0) continue;
    const before = sentence.slice(0, found.index);
    const after = sentence.slice(found.index + found[0].length);
    // A rest of one or two words is no sentence.
    if (countWords(before) < 3 || countWords(after) < 3) continue;
    const word = found[1] ?? '';
    return `${before}. ${divide(capital(`${start.replace('$1', word)}${after}`))}`;
  }
  return sentence;
}

const isSentences = (text: string): boolean => /[.!?]\s*$/.test(text) && !/^[“"]/.test(text);

function easyText(text: string): string {
  let said = withWeekday(text);
  for (const [from, to] of easier) said = said.replaceAll(from, to);
  if (!isSentences(said)) return said;
  return said
    .split(/(?<=[.!?]) (?=\p{Lu})/u)
    .map(divide)
    .join(' ');
}

const inEasy = (text: Text): Text =>
  text.map((inline) => (typeof inline === 'string' ? easyText(inline) : inline));

/** The plan for a customer who is new to English: short sentences, known words, dates with their weekday. */
export const inEasyWords = (sections: readonly PlanSection[]): PlanSection[] => mapTexts(sections, inEasy);
