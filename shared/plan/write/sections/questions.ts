import type { PlanSection } from '../../document/plan-document.ts';
import type { Text } from '../../document/text.ts';
import type { Fact, Question } from '../../reading/reading.ts';
import { type Answer, answerTo, isLatin, whomToAsk } from '../asked/answer-question.ts';
import { contentStems } from '../asked/own-rule.ts';
import { formOf } from '../asked/question-form.ts';
import { repeated } from '../asked/repeated.ts';
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
  says: string;
}

/** The answer to one question answers another: the other asks of the same, or names no subject. */
function isForBoth(part: string, answer: Answer, other: string): boolean {
  const asked = contentStems(part);
  const stems = contentStems(other);
  const told = contentStems(answer.says);
  const isBare = answer.isOfBefore === true || (isLatin(part) && (asked.length === 0 || stems.length === 0));
  return isBare
    ? ['yes-no', 'open'].includes(formOf(part))
    : asked.some((stem) => stems.includes(stem) || told.includes(stem));
}

/** Each part of each question, with its answer. No two different questions get the same one. */
export function answersOf(writing: Writing, facts: readonly Fact<Question>[]): Answered[] {
  const printed: (Answered & { part: string })[] = [];
  const offices = new Set<string>();
  const saysOf = (part: string, before: string | undefined): Omit<Answered, 'asks'> => {
    const answer = answerTo(part, writing, before);
    const first = answer && printed.find(({ says }) => says === answer.says);
    if (answer && !first) return { subject: answer.subject, says: answer.says };
    if (answer && first && isForBoth(part, answer, first.part))
      return { subject: answer.subject, says: `The answer to “${headOf(first)}” applies here too.` };
    const office = whomToAsk(part, writing);
    const isNew = !offices.has(office.name);
    offices.add(office.name);
    return {
      subject: '',
      says: isNew
        ? `This is a question for ${office.name}. Ask: “${office.say}”`
        : `Ask ${withoutPhone(office.name)} this as well.`,
    };
  };
  for (const { value, at } of facts)
    for (const [index, part] of splitQuestion(value.question).entries()) {
      const words = repeated(writing, part, at);
      // The second part of a question may speak of the first.
      const before = [value.before ?? '', index > 0 ? (printed.at(-1)?.part ?? '') : '']
        .filter((one) => one !== '')
        .join('. ');
      printed.push({
        part,
        ...saysOf(part, before === '' ? undefined : before),
        ...(words !== undefined && { asks: shortened(words) }),
      });
    }
  return printed;
}

/** The name alone, where the file gave the number before. */
const withoutPhone = (name: string): string => name.replace(/ on [\d ]+\b| \(.*?\)/g, '').replace(/,.*/, '');

/** Questions that no file may hold, for the screen of the person who asked them. */
export const privateAnswers = (writing: Writing): string[] =>
  answersOf(
    { ...writing, screen: openScreen },
    writing.reading.asked.filter((fact) => !mayShow(writing, fact)),
  ).map((one) => `${headOf(one)} ${one.says}`);

const mostAnswers = 10;
const headOf = ({ asks, subject }: Omit<Answered, 'says'>): string =>
  asks ?? (subject === '' ? 'One more question.' : `You asked about ${subject}.`);

/** Part 9, for people who asked something: each question by itself, in the order they asked. */
export function questionsSection(writing: Writing): PlanSection | undefined {
  const answered = answersOf(
    writing,
    writing.reading.asked.filter((fact) => mayShow(writing, fact)),
  ).slice(0, mostAnswers);
  const list = bullets(
    'asked-list',
    answered.map((one): Text => [strong(`${headOf(one)} `), one.says]),
  );
  return list ? { id: 'asked', title: 'What you asked', blocks: given([list]) } : undefined;
}
