import type { PlanSection } from '../../document/plan-document.ts';
import { bullets, given, type Maybe, prose, strong } from '../blocks.ts';
import { findAnswer, isQuestion } from '../find-answer.ts';
import { namedPeople } from '../own-facts.ts';
import { clock, dayAndDate, monthYear } from '../say/dates.ts';
import { goalAmount, reachedWords } from '../say/goal.ts';
import { about, dollars } from '../say/money.ts';
import { buyerName } from '../say/own-words.ts';
import { heading, list, phrase, sentence } from '../say/words.ts';
import { isFull, mayShow, sourceNote, type Writing } from '../writing.ts';
import { priceWords } from './answer.ts';
import { depositWords } from './offer.ts';

/** A topic that customers ask about, and the answer that this person's plan has for it. */
interface Topic {
  pattern: RegExp;
  answer(writing: Writing): Maybe<string>;
}

const paymentAnswer = ({ reading, situations }: Writing): Maybe<string> => {
  const ids = [
    ...reading.income.flatMap(({ value }) => (value.payment ? [value.payment] : [])),
    ...reading.situations.map(({ value }) => value.id),
  ];
  const situation = ids.map((id) => situations.get(id)).find((one) => one?.payment !== undefined);
  return situation?.says.map(sentence).join(' ');
};

const licenceAnswer = (writing: Writing): Maybe<string> => {
  const { trade, licences, place } = writing;
  const lines = trade.licences.flatMap((id) => {
    const line = licences.get(id)?.places[place];
    return line ? [`${sentence(line.text)}${sourceNote(writing, line.basis)}`] : [];
  });
  const own = trade.rules.states[place]?.[0];
  return lines[0] ?? (own && `${sentence(own.text)}${sourceNote(writing, own.basis)}`);
};

const goalAnswer = ({ reading, figures }: Writing): Maybe<string> => {
  const goal = reading.goal?.value;
  const test = figures.goal;
  if (!(goal && test))
    return `This plan leaves about ${about(figures.year.keptPerWeekCents)} a week after tax.`;
  return `You want ${goalAmount(goal)}. The plan brings ${reachedWords(goal, test)} by ${monthYear(test.month)}.`;
};

const topics: readonly Topic[] = [
  {
    pattern:
      /\b(?:keep\w*|stay\w*|hid\w*) .*\b(?:off|private|secret|out)\b|\b(?:address|find me|public register)\b/i,
    answer: ({ screen }) =>
      screen.isSafety &&
      'Ask the Business Register before you apply, and choose only when you have the answer. Your private screen says more.',
  },
  {
    pattern: /\b(?:address|where i live)\b/i,
    answer: ({ screen, isAustralia }) =>
      !screen.isSafety &&
      isAustralia &&
      'The public ABN register shows your name, state and postcode. It shows no street, phone or email.',
  },
  {
    pattern: /\b(?:company|sole trader|partnership)\b/i,
    answer: ({ isAustralia }) =>
      isAustralia &&
      'Start as a sole trader. It is free and simple. Ask a tax agent about a company before you hire people or sign large contracts.',
  },
  {
    pattern:
      /\b(?:deposit|get paid|pay (?:before|up front|first|on time|late)|paid (?:before|up front|first|on time))\b/i,
    answer: ({ offer }) =>
      `${depositWords(offer.deposit)} ${offer.deposit === 'none' ? 'You may ask a new client for half when they book.' : 'Say so before you book the day.'}`,
  },
  {
    pattern: /\b(abn)\b/i,
    answer: ({ input }) =>
      input.profile.abn
        ? 'You gave us an ABN. Look it up at abr.gov.au and check that it is active.'
        : 'You need an ABN before the first paid job. It is free at abr.gov.au.',
  },
  {
    pattern: /\b(gst)\b/i,
    answer: ({ figures: { gst } }) =>
      gst.from !== 'no'
        ? 'Yes. Part 7 says from when, and what a client then pays.'
        : 'Not now. You must register once sales pass $75,000 in a year.',
  },
  {
    pattern:
      /\b(centrelink|pension|job ?seeker|youth allowance|austudy|parenting payment|dole|carer|payment|benefits?)\b/i,
    answer: paymentAnswer,
  },
  {
    pattern: /\b(licen[cs]e|permit|regist\w*|legal\w*|allowed|qualif\w*|certificate|council|rules?|law)\b/i,
    answer: licenceAnswer,
  },
  {
    pattern: /\b(insur\w*|liability|covered)\b/i,
    answer: ({ trade }) => {
      const cover = [...trade.insurance.must, ...trade.insurance.should];
      return (
        cover.length > 0 && `Ask for ${list(cover.slice(0, 2).map(phrase))}. Part 7 has the questions to ask.`
      );
    },
  },
  {
    pattern: /\b(tax|ato|deduct\w*|bas)\b/i,
    answer: ({ figures }) =>
      figures.year.setAsidePercent > 0
        ? `Put ${figures.year.setAsidePercent} cents of each dollar that is left aside for tax. The tax office answers for your own case.`
        : 'This plan earns too little for income tax by itself. Other income can change that.',
  },
  {
    pattern: /\b(super|superannuation)\b/i,
    answer: () => 'No one pays super for you when you work for yourself. You may pay some.',
  },
  {
    pattern: /\b(loan|borrow|lender|overdraft|finance)\b/i,
    answer: ({ figures }) =>
      figures.shortCents === 0
        ? 'You can start without a loan.'
        : `You are ${dollars(figures.shortCents)} short at the start. Buy the rest from first sales before you borrow.`,
  },
  {
    pattern: /\b(charge|prices?|priced|rate|quote|too (?:cheap|low|much|dear))\b/i,
    answer: (writing) => `Ask ${priceWords(writing)}. Part 3 shows where it comes from.`,
  },
  {
    pattern: /\b(customers?|clients?|buyers?|find (?:work|jobs|people)|advertis\w*|marketing)\b/i,
    answer: (writing) => {
      const named = namedPeople(writing)
        .slice(0, 2)
        .map(({ value }) => phrase(buyerName(value)));
      return `Start with ${list(named.length > 0 ? named : writing.trade.firstTen.slice(0, 2))}. Part 5 has the words.`;
    },
  },
  {
    pattern: /\b(?:(?:where|how|when|what) (?:do|should|can|must) i (?:start|begin|do first)|first step)\b/i,
    answer: ({ schedule }) => {
      const [task] = schedule.tasks;
      return task && `Start on ${dayAndDate(task.date)} at ${clock(task.from)}: ${phrase(task.do)}.`;
    },
  },
  {
    pattern:
      /\b(how (?:much|many)|earn|enough|realistic|possible|worth|can i (?:make|get|reach)|viable|work out|too old)\b/i,
    answer: goalAnswer,
  },
];

function answerTo(question: string, writing: Writing): string {
  const known = findAnswer(question, writing.trade.questions);
  if (known) return `${sentence(known.answer)}${sourceNote(writing, known.basis)}`;
  const answers = topics
    .filter(({ pattern }) => pattern.test(question))
    .map((topic) => topic.answer(writing))
    .filter((answer): answer is string => typeof answer === 'string' && answer !== '');
  if (answers.length > 0) return prose(...answers.slice(0, 2));
  return writing.tier === 'BASIC'
    ? 'We have no checked answer. Ask at business.gov.au.'
    : 'We have no checked answer. Ask your reviewer, or business.gov.au.';
}

/** The start of a question that is too long to repeat. */
function shortened(question: string): string {
  const text = question.trim().replace(/[?.]+$/, '');
  if (text.length <= mostLetters) return `${heading(text)}?`;
  return `${heading(text.slice(0, mostLetters).replace(/[\s,;:]*\S*$/, ''))} …`;
}
const mostLetters = 150;

/** Part 9, for people who asked something. */
export function questionsSection(writing: Writing): PlanSection | undefined {
  const { reading, screen } = writing;
  const asked = reading.asked.filter(
    (fact) =>
      isQuestion(fact.value.question) &&
      mayShow(writing, fact) &&
      screen.allows(fact.value.question, fact.at),
  );
  const list = bullets(
    'asked-list',
    asked
      .slice(0, isFull(writing) ? 8 : 4)
      .map(({ value }) => [strong(`${shortened(value.question)} `), answerTo(value.question, writing)]),
  );
  return list ? { id: 'asked', title: 'What you asked', blocks: given([list]) } : undefined;
}
