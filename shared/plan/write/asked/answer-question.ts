import { commonAnswers } from '#shared/content/common-answers.ts';
import { offices } from '#shared/content/offices.ts';
import { isVague } from '../../reading/is-question.ts';
import { prose } from '../blocks.ts';
import { findAnswer } from '../find-answer.ts';
import { about } from '../say/money.ts';
import { sentence } from '../say/words.ts';
import { sourceNote, type Writing } from '../writing.ts';
import { goalTopics } from './goal-topics.ts';
import { beforeThePaper, lawTopics } from './law-topics.ts';
import { loanTopics } from './loan-topics.ts';
import { priceTopics } from './price-topics.ts';
import { taxTopics } from './tax-topics.ts';
import { matches, type Topic } from './topic.ts';

export interface Answer {
  /** It heads the answer where a file may not repeat the question. */
  subject: string;
  says: string;
}

const fromTrade: Topic = {
  subject: 'your work',
  pattern: /./,
  answer: (writing, question) => {
    const known = findAnswer(question, writing.trade.questions);
    return known && `${sentence(known.answer)}${sourceNote(writing, known.basis)}`;
  },
};

const common: readonly Topic[] = commonAnswers.map(
  ({ subject, about: pattern, not, answer, isEverywhere }) => ({
    subject,
    pattern,
    ...(not && { not }),
    answer: ({ isAustralia }) => (isAustralia || isEverywhere) && answer,
  }),
);

const countries: Readonly<Record<string, string>> = {
  'United Kingdom': 'overseas-uk',
  'New Zealand': 'overseas-new-zealand',
};

/** The rule of the customer's own country, as far as the catalogue has one. */
const abroad: Topic = {
  subject: 'tax where you live',
  pattern:
    /\b(?:gst|vat|hst|hmrc|tax ?man|tax(?:ed|es)?|thousand pound\w*|allowance|sole trader|register)\b/i,
  not: /\b(?:council|property) tax\b|\bcouncil\b/i,
  answer: ({ isAustralia, input, situations, figures }, question) => {
    const says = situations.get(countries[input.profile.country.trim()] ?? '')?.says ?? [];
    const line = isAustralia
      ? undefined
      : (says.find((one) => /\bgst\b/i.test(question) && /\bgst\b/i.test(one)) ??
        says.find((one) => /\bregister\b/i.test(one)));
    return (
      line &&
      `${sentence(line)} This plan has about ${about(figures.year.salesCents)} of sales in its first year. Check with your tax office.`
    );
  },
};

/**
 * In the order of how sure they are: figures of the plan, what the trade answers, what holds for every trade, and then
 * the subjects that one word names.
 */
const topics: readonly Topic[] = [
  abroad,
  ...common.filter(({ subject }) => subject === 'a higher price or another person'),
  ...loanTopics.slice(0, -2),
  beforeThePaper,
  fromTrade,
  ...common,
  ...priceTopics,
  ...goalTopics,
  ...loanTopics.slice(-2),
  ...taxTopics,
  ...lawTopics,
];

export function answerTo(
  question: string,
  writing: Writing,
  before: string | undefined = undefined,
): Answer | undefined {
  const clause = lastClause(question);
  const texts = [...(clause === undefined ? [] : [clause]), question];
  for (const text of texts) {
    const answer = firstAnswer(text, writing);
    if (answer) return answer;
  }
  const isNamed = topics.some((topic) => topic !== fromTrade && matches(topic, question));
  return before !== undefined && !isNamed && isBare(question)
    ? firstAnswer(`${before} ${question}`, writing)
    : undefined;
}

function firstAnswer(text: string, writing: Writing): Answer | undefined {
  for (const topic of topics) {
    if (!matches(topic, text)) continue;
    const says = topic.answer(writing, text);
    if (says) return { subject: topic.subject, says };
  }
  return undefined;
}

/** It asks of the sentence in front of it and of nothing else: "Is that right?", "Does it hold?" */
const isBare = (question: string): boolean =>
  isVague(question) &&
  /(?:\b(?:it|that|this|one|they|then|till then|to|too)|\b(?:right|legal|ok|okay|allowed|hold|out|true|fair|thing|care))\W*$/i.test(
    question,
  );

/** What is asked behind what is told: "landlord says it is fine, does council care". */
const lastClause = (question: string): string | undefined =>
  /,\s*((?:do|does|can|should|is|are|will|would|what|who|how) (?:\w+ ){2,}\w+\W*)$/i.exec(question)?.[1];

/** Said where we know no answer, with the office or the person who does. */
export function whomToAsk(question: string, { tier, place, isAustralia }: Writing): string {
  const office = offices.find(({ about: subject }) => subject.test(question))?.ask;
  const named = office && (isAustralia ? (office[place] ?? office.all) : office.elsewhere);
  const adviser = isAustralia
    ? 'a free adviser at business.gov.au'
    : 'the free business advice service where you live';
  return prose(
    'We can’t answer this from what we know.',
    named ?? (tier === 'BASIC' ? `Ask ${adviser}.` : `Ask your reviewer, or ${adviser}.`),
  );
}
