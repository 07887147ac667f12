import type { Topic, TopicAnswer } from '#shared/content/schemas/answers.ts';
import { isVague } from '../../reading/is-vague.ts';
import { readerOf } from '../../reading/network/reader.ts';
import { findAnswer, lettersFound } from '../find-answer.ts';
import { sourceNote } from '../say/sources.ts';
import { sentence } from '../say/words.ts';
import type { Writing } from '../writing.ts';
import { choiceSlots } from './choice-slots.ts';
import { figureAnswers } from './figure-answers.ts';
import { findTopics, lettersOf, plainQuestion } from './find-topics.ts';
import { goalSlots } from './goal-slots.ts';
import { lawSlots, licenceBody } from './law-slots.ts';
import { loanSlots } from './loan-slots.ts';
import { offerSlots } from './offer-slots.ts';
import { contentStems, ownRule } from './own-rule.ts';
import { paymentSlots } from './payment-slots.ts';
import { personFacts } from './person-facts.ts';
import { priceSlots } from './price-slots.ts';
import { fitted, sidesOf } from './question-form.ts';
import type { Slots } from './slots.ts';
import { sumSlots } from './sum-slots.ts';
import { figureSlots } from './tax-slots.ts';

export interface Answer {
  /** It heads the answer where a file may not repeat the question. */
  subject: string;
  says: string;
  /** It answers the sentence in front of the question. */
  isOfBefore?: boolean;
}

export const slots: Slots = {
  ...choiceSlots,
  ...figureAnswers,
  ...figureSlots,
  ...goalSlots,
  ...lawSlots,
  ...loanSlots,
  ...offerSlots,
  ...paymentSlots,
  ...priceSlots,
  ...sumSlots,
};

interface Asked {
  question: string;
  /** The question with the sentences before it, where it speaks of them: their sums and names. */
  context: string;
}

/** The text with its slots filled, or nothing when the plan has no words for one. */
function fill(text: string, writing: Writing, { question, context }: Asked): string | undefined {
  let isWhole = true;
  const filled = text.replaceAll(/\{([a-z-]+)\}/g, (_, name: string) => {
    const words = slots[name]?.(writing, question, context);
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
  { question, context, asks, facts }: Asked & { asks: string; facts: ReadonlySet<string> },
): Answer | undefined {
  if (sidesOf(asks) && !topic.compares) return undefined;
  for (const one of topic.says as readonly TopicAnswer[]) {
    if (one.who && !one.who.some((fact) => facts.has(fact))) continue;
    if (one.if && lettersOf(one.if, plainQuestion(question)) === 0) continue;
    const filled = fill(one.text, writing, { question, context });
    const says = filled === undefined ? undefined : fitted(filled, asks);
    if (says !== undefined)
      return { subject: topic.subject, says: `${says}${one.basis ? sourceNote(writing, one.basis) : ''}` };
  }
  return undefined;
}

/** The network learned questions in Latin letters. In others, only the words of a topic are sure. */
export const isLatin = (question: string): boolean => /^[\p{Script=Latin}\P{L}]*$/u.test(question);

/** So many letters of the trade's own answer speak for it, and so many when a topic is likely. */
const leastLetters = 9;
const lettersAgainstTopic = 14;

const likelyTopics = (question: string, { catalogue }: Writing): ReadonlyMap<string, number> =>
  catalogue.roles && isLatin(question) ? readerOf(catalogue.roles.network).topicsOf(question) : new Map();

interface Look {
  context?: string;
  /** Only a topic that is named by its words, or certain. */
  isSure?: boolean;
  /** What they ask, where the topic is found in the sentence before it. */
  asks?: string;
}

function firstAnswer(
  question: string,
  writing: Writing,
  { context = question, isSure = false, asks = question }: Look = {},
): Answer | undefined {
  const facts = personFacts(writing, question);
  const topics = findTopics(writing.catalogue.topics ?? [], {
    question,
    likely: likelyTopics(question, writing),
    facts,
    places: placesOf(writing.isAustralia ? 'australia' : writing.input.profile.country),
  });
  const own = findAnswer(question, writing.trade.questions);
  const letters = own ? lettersFound(question, own) : 0;
  const told = own && fitted(sentence(own.answer), asks);
  if (own && told && letters >= (topics.length > 0 ? lettersAgainstTopic : leastLetters))
    return { subject: 'your work', says: `${told}${sourceNote(writing, own.basis)}` };
  for (const { topic } of isSure ? topics.filter((one) => one.likely >= 1) : topics) {
    const answer = answerOf(topic, writing, { question, context, asks, facts });
    if (answer) return answer;
  }
  return undefined;
}

const mostBare = 8;

/** It asks of the sentence in front of it: "Is that right?", "Does it hold?" */
const isBare = (question: string): boolean => {
  const words = question.trim().split(/\s+/).length;
  return (
    words <= 4 ||
    (words <= mostBare && contentStems(question).length === 0 && !/\d|\([a-h]\)/.test(question)) ||
    (isVague(question) &&
      words <= mostBare &&
      /(?:\b(?:it|that|this|one|they|those|these|then|to|too|i|we|go|goer|silly|mean|matter)|\b(?:right|legal|illegal|ok|okay|allowed|hold|out|up|true|fair|thing|care|normal))\W*$/i.test(
        question,
      ))
  );
};

/** It points at the sentence before it, or is too short to say anything itself. */
const pointsBack = (question: string): boolean =>
  /^\W*(?:and |so )?(?:how|what|when|why|which|is|are|do|can)(?: \S+){1,2}$/i.test(question.trim()) ||
  /^\W*(?:over|under|above|below|from) \$?\d\S*$/i.test(question.trim()) ||
  /\b(?:it|that|this|they|them|those|these|one|then|there|so|i|too)\b/i.test(question);
/** "Who signs it?" wants a name, which no rule on the sentence before it gives. */
const asksName = /^\W*(?:and |so )?(?:who|where)\b/i;

/** Whether one may, by a rule that the sentences before name: the question itself says nothing of it. */
const asksLeave = /\b(?:allowed|legal(?:ly)?|illegal|can i|may i|true|right|rules?|law)\b|\bshould i\W*$/i;

export function answerTo(question: string, writing: Writing, before?: string): Answer | undefined {
  const ahead = before !== undefined && isBare(question) ? before : undefined;
  const whole = ahead === undefined ? question : `${ahead}. ${question}`;
  const alone = (isSure = false): Answer | undefined =>
    firstAnswer(question, writing, { context: whole, isSure });
  if (ahead === undefined) return alone() ?? ruleFor(question, writing);
  const together = (): Answer | undefined => answerWith(question, writing, ahead);
  const isEmpty = contentStems(question).length === 0 && !/\d/.test(question);
  const steps = isEmpty
    ? asksLeave.test(question)
      ? [together, alone]
      : [() => alone(true), together, alone]
    : [alone, () => ruleFor(question, writing), ...(pointsBack(question) ? [together] : [])];
  const last = asksName.test(question) ? [] : [() => ruleFor(whole, writing)];
  for (const step of [...steps.filter((one) => one !== together || !asksName.test(question)), ...last]) {
    const answer = step();
    if (answer) return answer;
  }
  return undefined;
}

function ruleFor(question: string, writing: Writing): Answer | undefined {
  const says = ownRule(question, writing);
  return says === undefined ? undefined : { subject: 'your work', says };
}

/** It speaks of the sentence before it, or of the two or three before it. */
function answerWith(question: string, writing: Writing, before: string): Answer | undefined {
  const sentences = before.split(/[.!?]+\s+/);
  for (let count = 1; count <= sentences.length; count += 1) {
    const window = sentences.slice(-count).join('. ');
    if (contentStems(window).length === 0) continue;
    const answer = firstAnswer(window, writing, {
      context: `${window}. ${question}`,
      asks: question,
      isSure: true,
    });
    if (answer) return { ...answer, isOfBefore: count === 1 };
  }
  return undefined;
}

/** Who knows what we do not: the office or the person, and the words to use. */
export function whomToAsk(question: string, writing: Writing): { name: string; say: string } {
  const { catalogue, region, place, isAustralia, input, trade } = writing;
  const asked = plainQuestion(question);
  const offices = catalogue.offices ?? [];
  const office =
    offices.find(({ about }) => about.some((pattern) => lettersOf(pattern, asked) > 0)) ?? offices.at(-1);
  // Who grants the licence of the trade knows its rules best.
  const body = isAustralia && office?.ofLicence ? licenceBody(writing) : undefined;
  const country = countries[input.profile.country.trim().toLowerCase()];
  const name = isAustralia
    ? (office?.ask[region ?? ''] ?? office?.ask[place] ?? office?.ask.all)
    : (office?.ask[country ?? ''] ?? office?.ask.abroad ?? office?.ask.all);
  return {
    name: body ?? name ?? 'a free business adviser',
    say: (
      office?.say ?? 'I am starting with {work}. May I show you my plan and ask one question?'
    ).replaceAll('{work}', trade.plain),
  };
}
