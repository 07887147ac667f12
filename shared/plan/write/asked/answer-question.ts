import type { Topic, TopicAnswer } from '#shared/content/schemas/answers.ts';
import { isVague } from '../../reading/is-vague.ts';
import { readerOf } from '../../reading/network/reader.ts';
import { prose } from '../blocks.ts';
import { findAnswer, lettersFound } from '../find-answer.ts';
import { sentence } from '../say/words.ts';
import { sourceNote, type Writing } from '../writing.ts';
import { findTopics, lettersOf, plainQuestion } from './find-topics.ts';
import { goalSlots } from './goal-slots.ts';
import { lawSlots } from './law-slots.ts';
import { loanSlots } from './loan-slots.ts';
import { paymentSlots } from './payment-slots.ts';
import { personFacts } from './person-facts.ts';
import { priceSlots } from './price-slots.ts';
import type { Slots } from './slots.ts';
import { figureSlots } from './tax-slots.ts';

export interface Answer {
  /** It heads the answer where a file may not repeat the question. */
  subject: string;
  says: string;
}

export const slots: Slots = {
  ...figureSlots,
  ...goalSlots,
  ...lawSlots,
  ...loanSlots,
  ...paymentSlots,
  ...priceSlots,
};

/** The text with its slots filled, or nothing when the plan has no words for one. */
function fill(text: string, writing: Writing, question: string): string | undefined {
  let isWhole = true;
  const filled = text.replaceAll(/\{([a-z-]+)\}/g, (_, name: string) => {
    const words = slots[name]?.(writing, question);
    if (typeof words !== 'string') isWhole = false;
    return words || '';
  });
  return isWhole ? filled.replaceAll(/ {2,}/g, ' ').trim() : undefined;
}

const countries: Readonly<Record<string, string>> = {
  'united kingdom': 'uk',
  'new zealand': 'new-zealand',
};

/** Where the law that binds the customer is. */
export function placesOf(country: string): ReadonlySet<string> {
  const name = country.trim().toLowerCase();
  return new Set(
    name === 'australia' ? ['everywhere', name] : ['everywhere', 'abroad', countries[name] ?? ''],
  );
}

function answerOf(
  topic: Topic,
  writing: Writing,
  { question, facts }: { question: string; facts: ReadonlySet<string> },
): Answer | undefined {
  for (const one of topic.says as readonly TopicAnswer[]) {
    if (one.who && !one.who.some((fact) => facts.has(fact))) continue;
    if (one.if && lettersOf(one.if, plainQuestion(question)) === 0) continue;
    const says = fill(one.text, writing, question);
    if (says !== undefined)
      return { subject: topic.subject, says: `${says}${one.basis ? sourceNote(writing, one.basis) : ''}` };
  }
  return undefined;
}

/** So many letters of the trade's own answer speak for it, and so many when a topic is likely. */
const leastLetters = 9;
const lettersAgainstTopic = 14;

const likelyTopics = (question: string, { catalogue }: Writing): ReadonlyMap<string, number> =>
  catalogue.roles ? readerOf(catalogue.roles.network).topicsOf(question) : new Map();

function firstAnswer(question: string, writing: Writing): Answer | undefined {
  const facts = personFacts(writing, question);
  const topics = findTopics(writing.catalogue.topics ?? [], {
    likely: likelyTopics(question, writing),
    facts,
    places: placesOf(writing.isAustralia ? 'australia' : writing.input.profile.country),
  });
  const own = findAnswer(question, writing.trade.questions);
  const letters = own ? lettersFound(question, own) : 0;
  if (own && letters >= (topics.length > 0 ? lettersAgainstTopic : leastLetters))
    return {
      subject: 'your work',
      says: `${sentence(own.answer)}${sourceNote(writing, own.basis)}`,
    };
  // A topic that is far less likely would answer another question.
  const most = topics[0]?.likely ?? 0;
  for (const { topic } of topics.filter((one) => one.likely * 2 >= most)) {
    const answer = answerOf(topic, writing, { question, facts });
    if (answer) return answer;
  }
  return undefined;
}

const mostBare = 7;

/** It asks of the sentence in front of it and of nothing else: "Is that right?", "Does it hold?" */
const isBare = (question: string): boolean =>
  isVague(question) &&
  question.trim().split(/\s+/).length <= mostBare &&
  /(?:\b(?:it|that|this|one|they|those|these|then|to|too|i|we|go|goer|silly|mean|matter)|\b(?:right|legal|illegal|ok|okay|allowed|hold|out|up|true|fair|thing|care|normal))\W*$/i.test(
    question,
  );

export const answerTo = (question: string, writing: Writing, before?: string): Answer | undefined =>
  firstAnswer(question, writing) ??
  (before !== undefined && isBare(question) ? firstAnswer(`${before} ${question}`, writing) : undefined);

/** Said where we know no answer: the office or the person who does, and the words to use. */
export function whomToAsk(
  question: string,
  { catalogue, region, place, isAustralia, input, trade }: Writing,
): string {
  const asked = plainQuestion(question);
  const offices = catalogue.offices ?? [];
  const office =
    offices.find(({ about }) => about.some((pattern) => lettersOf(pattern, asked) > 0)) ?? offices.at(-1);
  const country = countries[input.profile.country.trim().toLowerCase()];
  const name = isAustralia
    ? (office?.ask[region ?? ''] ?? office?.ask[place] ?? office?.ask.all)
    : (office?.ask[country ?? ''] ?? office?.ask.abroad);
  return prose(
    'We can’t answer this from what we know.',
    name && office && `Ask ${name}: “${office.say.replaceAll('{work}', trade.plain)}”`,
  );
}
