import { offices } from '#shared/content/offices.ts';
import type { PlanSection } from '../../document/plan-document.ts';
import type { Text } from '../../document/text.ts';
import { clearGoal } from '../../reading/reading.ts';
import { bullets, given, type Maybe, prose, strong } from '../blocks.ts';
import { findAnswer, isQuestion } from '../find-answer.ts';
import { namedPeople } from '../own-facts.ts';
import { clock, dayAndDate } from '../say/dates.ts';
import { goalAmount, reachedWords, testedWhen } from '../say/goal.ts';
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

const paymentAnswer = ({ reading, situations, figures }: Writing): Maybe<string> => {
  const ids = [
    ...reading.income.flatMap(({ value }) => (value.payment ? [value.payment] : [])),
    ...reading.situations.map(({ value }) => value.id),
  ];
  const situation = ids.map((id) => situations.get(id)).find((one) => one?.payment !== undefined);
  if (figures.payment)
    return figures.payment.lessFortnightCents === 0
      ? `With the profit of this plan your ${figures.payment.name} does not fall. Part 7 has the rule.`
      : `With the profit of this plan your ${figures.payment.name} falls by about ${about(figures.payment.lessFortnightCents)} a fortnight. Part 7 has the rule.`;
  return situation && 'Part 7 has the rule for your payment, and who to ask.';
};

const licenceAnswer = (writing: Writing): Maybe<string> => {
  const { trade, licences, place, candidate } = writing;
  const found = trade.licences.flatMap((id) => {
    const licence = licences.get(id);
    const line = licence?.places[place];
    return licence && line ? [{ name: phrase(licence.name), needed: line.needed }] : [];
  });
  const needed = found.find((one) => one.needed !== 'none');
  if (needed)
    return needed.needed === 'above'
      ? `Only above a limit, for the ${needed.name}. Part 7 names the limit and who to ask.`
      : `It may be needed: ${needed.name}. Part 7 has the rule and who to ask.`;
  return !candidate.isUncatalogued && (found.length > 0 || trade.rules.states[place])
    ? 'We found no licence that you must hold. Part 7 has the rules and who to ask.'
    : undefined;
};

const goalAnswer = ({ reading, figures }: Writing): Maybe<string> => {
  const goal = clearGoal(reading);
  const test = figures.goal;
  if (!(goal && test))
    return `This plan leaves about ${about(figures.year.keptPerWeekCents)} a week after tax.`;
  return `Of your goal of ${goalAmount(goal)}, the plan brings ${reachedWords(goal, test)} ${testedWhen(test, figures.inputs.firstMonth)}.`;
};

const topics: readonly Topic[] = [
  {
    pattern:
      /\b(?:keep\w*|stay\w*|hid\w*) .*\b(?:off|private|secret|out)\b|\b(?:address|find me|public register)\b/i,
    answer: ({ screen }) =>
      screen.isSafety &&
      'Ask the Business Register before you apply, and choose only when you have the answer.',
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
    answer: ({ offer, place }) =>
      `${depositWords(offer.deposit, place)} ${offer.deposit === 'none' ? 'You may ask a new client for half when they book.' : 'Say so before you book the day.'}`,
  },
  {
    pattern: /\b(abn)\b/i,
    answer: ({ input }) =>
      input.profile.abn
        ? 'You gave us an ABN. Look it up at abr.gov.au and check that it is active.'
        : 'You need an ABN before the first paid job. It costs nothing. Part 6 has the day for it.',
  },
  {
    pattern:
      /^\W*(?:\S+\s+){0,2}gst\W*$|^(?!.*\binvoice).*\b(?:i|we)\b.*\b(?:regist\w*|charge|add|pay|need|have to)\b.*\bgst\b/i,
    answer: ({ figures: { gst }, isAustralia }) =>
      isAustralia &&
      (gst.from !== 'no'
        ? 'Yes. Part 7 says from when, and what a client then pays.'
        : 'Not now. You must register once sales pass $75,000 in a year.'),
  },
  {
    pattern:
      /\b(centrelink|pension|job ?seeker|youth allowance|austudy|parenting payment|dole|carer|payment|benefits?)\b/i,
    answer: paymentAnswer,
  },
  {
    pattern: /\b(?:licen[cs]e|licensed|permit|qualif\w*|certificate)\b/i,
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
    pattern: /\b(tax|ato|bas)\b/i,
    answer: ({ figures, isAustralia }) =>
      isAustralia &&
      (figures.year.setAsidePercent > 0
        ? `Put ${figures.year.setAsidePercent} cents of each dollar that is left aside for tax. The tax office answers for your own case.`
        : 'This plan earns too little for income tax by itself. Other income can change that.'),
  },
  {
    pattern: /\b(super|superannuation)\b/i,
    answer: () => 'No one pays super for you when you work for yourself. You may pay some.',
  },
  {
    pattern: /\b(loan|borrow|lender|overdraft|finance)\b/i,
    answer: ({ figures }) =>
      figures.loan
        ? `The plan needs a loan of ${dollars(figures.loan.amountCents)} in a hard year. The last page is for the lender.`
        : figures.shortCents === 0
          ? 'You can start without a loan.'
          : `You lack ${dollars(figures.shortCents)} at the start. Buy less at first and the rest from your first sales, before you borrow.`,
  },
  {
    pattern:
      /\b(?:(?:what|how much) (?:should|do|can|could|would|must|shall) (?:i|we) (?:charge|ask)|(?:fair|right|good) (?:price|rate|call ?out|charge)|(?:is|are) [$£]?\d+ .*\btoo (?:cheap|low|much|dear)|charge enough|am i too (?:cheap|dear))\b/i,
    answer: (writing) => `Ask ${priceWords(writing)}. Part 3 shows where it comes from.`,
  },
  {
    pattern:
      /\b(?:(?:where|how) (?:do|can|should|would) (?:i|we) (?:find|get|reach|attract|win)\b.*\b(?:customers?|clients?|buyers?|people|work|jobs|bookings)|find (?:work|jobs|people|customers|clients|buyers)|(?:where|how) (?:do|should|can) i advertise|marketing)\b/i,
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
      return task && `Start on ${dayAndDate(task.date)} at ${clock(task.from)}. ${sentence(task.do)}`;
    },
  },
  {
    pattern:
      /\b(?:how (?:much|many \w+) (?:can|could|will|would|do|might) (?:i|we) (?:really )?(?:make|earn|get|take|clear|keep)|can i (?:make|earn|reach|live)|(?:is|does) (?:it|this|that) (?:\w+ )?(?:enough|realistic|possible|viable|work out|add up|worth it)|earn|realistic|viable|too old)\b/i,
    answer: goalAnswer,
  },
];

function answerTo(question: string, writing: Writing): string | undefined {
  const known = findAnswer(question, writing.trade.questions);
  if (known) return `${sentence(known.answer)}${sourceNote(writing, known.basis)}`;
  const answers = topics
    .filter(({ pattern }) => pattern.test(question))
    .map((topic) => topic.answer(writing))
    .filter((answer): answer is string => typeof answer === 'string' && answer !== '');
  if (answers.length > 0) return prose(...answers.slice(0, 2));
  return undefined;
}

/** What we have not checked, with the office that answers for it. */
function notChecked(question: string, { tier, place, isAustralia }: Writing): string {
  const office = offices.find(({ about }) => about.test(question))?.ask;
  const ask = office && (isAustralia ? (office[place] ?? office.all) : office.elsewhere);
  const last =
    tier === 'BASIC' ? 'Ask at business.gov.au.' : 'Your reviewer answers it, or business.gov.au does.';
  // The office alone says enough; several questions may have one each.
  return ask ?? prose('We have no checked answer.', last);
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
  const answered = asked.slice(0, isFull(writing) ? 8 : 4).map(({ value }) => ({
    asks: shortened(value.question),
    says: answerTo(value.question, writing),
    who: notChecked(value.question, writing),
  }));
  const open = new Map<string, string[]>();
  for (const { asks, says, who } of answered)
    if (says === undefined) open.set(who, [...(open.get(who) ?? []), asks]);
  const list = bullets('asked-list', [
    ...answered.map(({ asks, says }) => says !== undefined && [strong(`${asks} `), says]),
    ...[...open].map(([who, asks]): Text => [strong(`${asks.join(' ')} `), who]),
  ]);
  return list ? { id: 'asked', title: 'What you asked', blocks: given([list]) } : undefined;
}
