import type { Catalogue } from '../../catalogue.ts';
import type { PlanSection } from '../../document/plan-document.ts';
import type { Text } from '../../document/text.ts';
import type { Fact, Question } from '../../reading/reading.ts';
import { answerTo, whomToAsk } from '../asked/answer-question.ts';
import { splitQuestion } from '../asked/split-question.ts';
import { bullets, given, strong } from '../blocks.ts';
import { openScreen } from '../private/screen.ts';
import { heading } from '../say/words.ts';
import { mayShow, type Writing } from '../writing.ts';

const mostLetters = 150;

/** The start of a question that is too long to repeat. */
function shortened(question: string): string {
  const text = question.trim().replace(/(?:[\s?？؟.,:;]|\s(?:and|or|n)(?=[\s?.,]*$))+$/u, '');
  if (text.length <= mostLetters) return `${heading(text)}?`;
  return `${heading(text.slice(0, mostLetters).replace(/[\s,;:]*\S*$/, ''))} …`;
}

interface Answered {
  asks?: string;
  subject: string;
  says?: string;
  who: string;
}

/** Names of places, offices and firms that everyone knows: a question with one of them gives no one away. */
const publicNames =
  /\b(?:New South Wales|Victoria|Queensland|Western Australia|South Australia|Tasmania|Northern Territory|OneMusic|Google|Medicare|Australia Post|Making Tax Digital|HMRC|National Parks|Army|Airbnb|Facebook Marketplace|TikTok)\b/g;

const vocabularies = new WeakMap<Catalogue, ReadonlySet<string>>();

/** Words that the catalogue writes in small letters. A question that starts with one of them starts with no name. */
function vocabularyOf(catalogue: Catalogue): ReadonlySet<string> {
  const known = vocabularies.get(catalogue);
  if (known) return known;
  const words = new Set(
    catalogue.trades.flatMap(
      ({ recognise: _, ...trade }) => JSON.stringify(trade).match(/\b[a-z]{2,}\b/g) ?? [],
    ),
  );
  vocabularies.set(catalogue, words);
  return words;
}

/** The words of a question as a file may repeat them, names left out. */
function repeated(
  { screen, catalogue }: Writing,
  words: string,
  at: Fact<unknown>['at'],
): string | undefined {
  const asked = words.trim();
  if (screen.isSafety) return screen.allows(asked, at) ? asked : undefined;
  const [first = ''] = asked.match(/^\p{L}+/u) ?? [];
  const isOrdinary =
    /^(?:whats|wheres|hows|whos|ought|shall)$/i.test(first) ||
    vocabularyOf(catalogue).has(first.toLowerCase());
  const lower = isOrdinary ? asked.charAt(0).toLowerCase() + asked.slice(1) : asked;
  if (screen.allows(lower.replaceAll(publicNames, 'it'), at)) return asked;
  const masked = lower.replaceAll(/(?<![\p{L}\p{N}])(?:\p{Lu}[\p{L}’']+ ?)+(?<! )/gu, (name) =>
    name.replace(publicNames, '') === '' || screen.allows(`it ${name}`) ? name : '…',
  );
  return screen.allows(masked.replaceAll(publicNames, 'it'), at) &&
    masked.replaceAll('…', '').trim().length > 12
    ? masked
    : undefined;
}

/** Each part of each question, with its answer. */
export function answersOf(writing: Writing, facts: readonly Fact<Question>[]): Answered[] {
  return facts.flatMap((fact) => {
    const { question, before } = fact.value;
    return splitQuestion(question).map((part): Answered => {
      const answer = answerTo(part, writing, before);
      const words = repeated(writing, part, fact.at);
      return {
        ...(words !== undefined && { asks: shortened(words) }),
        subject: answer?.subject ?? '',
        ...(answer && { says: answer.says }),
        who: whomToAsk(part, writing),
      };
    });
  });
}

/** Questions that no file may hold, for the screen of the person who asked them. */
export const privateAnswers = (writing: Writing): string[] =>
  answersOf(
    { ...writing, screen: openScreen },
    writing.reading.asked.filter((fact) => !mayShow(writing, fact)),
  ).map((one) => `${headOf(one)} ${one.says ?? one.who}`);

const mostAnswers = 10;
const headOf = ({ asks, subject }: Answered): string =>
  asks ?? (subject === '' ? 'One more question.' : `You asked about ${subject}.`);

/** Part 9, for people who asked something. */
export function questionsSection(writing: Writing): PlanSection | undefined {
  const answered = answersOf(
    writing,
    writing.reading.asked.filter((fact) => mayShow(writing, fact)),
  ).slice(0, mostAnswers);
  const known = new Map<string, string[]>();
  const open = new Map<string, string[]>();
  for (const one of answered) {
    const [list, key] = one.says === undefined ? [open, one.who] : [known, one.says];
    list.set(key, [...(list.get(key) ?? []), headOf(one)]);
  }
  const list = bullets(
    'asked-list',
    [...known, ...open].map(([says, asks]): Text => [strong(`${[...new Set(asks)].join(' ')} `), says]),
  );
  return list ? { id: 'asked', title: 'What you asked', blocks: given([list]) } : undefined;
}
