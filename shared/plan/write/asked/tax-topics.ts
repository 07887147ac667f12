import { factNumbers } from '#shared/content/fact-numbers.ts';
import type { PaymentRule } from '#shared/content/schemas/rules.ts';
import { cents } from '../../figures/round.ts';
import { prose } from '../blocks.ts';
import { monthYear } from '../say/dates.ts';
import { about, dollars } from '../say/money.ts';
import type { Writing } from '../writing.ts';
import type { Topic } from './topic.ts';

const ask = ({ ask: { name, phone } }: Pick<PaymentRule, 'ask'>): string =>
  `Ask ${name}${phone ? ` on ${phone}` : ''}.`;

const namedPayment: readonly [RegExp, string][] = [
  [/\bage pension\b/i, 'age-pension'],
  [/\b(?:disability (?:support )?pension|dsp)\b/i, 'disability-support-pension'],
  [/\bcarer(?:['’]?s)? payment\b/i, 'carer-payment'],
  [/\b(?:youth allowance|austudy)\b/i, 'youth-allowance'],
  [/\b(?:job ?seeker|dole)\b/i, 'jobseeker'],
  [/\b(?:pensioner|(?:i[’']?m|i am|aged?) (?:6[6-9]|7\d))\b/i, 'age-pension'],
  [/\bparenting payment\b/i, 'parenting-payment'],
];

/** The rule of a payment that the question names, where the plan knows of none. */
function ruleNamed({ rules, input }: Writing, question: string): string | undefined {
  const told = /\bpension\b/i.test(question) ? `${question} ${input.answers.content}` : question;
  const situation = namedPayment.find(([pattern]) => pattern.test(told))?.[1];
  const rule = rules.payments.find(({ situations }) => situation && situations.includes(situation));
  return (
    rule &&
    `A single person can earn ${dollars(cents((rule.tests[0]?.free ?? 0) + (rule.workBonus?.fortnight ?? 0)))} a fortnight before ${rule.name} falls. Tell us if you get it and the plan will include it. ${ask(rule)}`
  );
}

function paymentAnswer(writing: Writing, question: string): string | undefined {
  const { payment } = writing.figures;
  if (!payment)
    return /\b(?:tell|report|declare|inform)\b/i.test(question)
      ? 'Yes. Tell Services Australia before the first paid job, and report as it asks. Profit after costs counts, not everything you take in. Tell us your payment and the plan will use its rules.'
      : ruleNamed(writing, question);
  const { name, lessFortnightCents: less, profitFortnightCents: profit } = payment;
  const free = payment.freeFortnightCents + payment.workBonusFortnightCents;
  const falls = less === 0 ? 'so it does not fall' : `so it falls by about ${about(less)}`;
  const older = payment.status === 'older' ? ' That amount is older, so check it.' : '';
  if (/\b(?:asset|house|home|savings|stock)\b/i.test(question)) return undefined;
  if (/\b(?:tell|report|declare|let .* know)\b/i.test(question))
    return `Yes. Tell Services Australia before the first paid job. This plan has about ${about(profit)} of profit a fortnight, ${falls}. ${ask(payment)}`;
  if (/\bhours?\b/i.test(question))
    return payment.hours
      ? `You can work ${payment.hours.most} hours in ${payment.hours.weeks === 1 ? 'a week' : `${payment.hours.weeks} weeks`} on your ${name}. Profit counts too: about ${about(profit)} a fortnight here, ${falls}. ${ask(payment)}`
      : undefined;
  if (/\b(?:how much|what (?:may|can)|before|limit|allowed to earn|threshold)\b/i.test(question))
    return `You can earn ${dollars(free)} a fortnight before your ${name} falls.${older} This plan has about ${about(profit)} of profit a fortnight, ${falls}. ${ask(payment)}`;
  if (/\b(?:one week|nil|some weeks|up and down|uneven|irregular|gross|net|six good)\b/i.test(question))
    return prose(
      payment.counts,
      `On this plan your ${name} ${less === 0 ? 'does not fall' : `falls by about ${about(less)} a fortnight`}.`,
      ask(payment),
    );
  return less === 0
    ? `No, not on this plan. It has about ${about(profit)} of profit a fortnight, and you can earn ${dollars(free)} before your ${name} falls.${older} ${ask(payment)}`
    : `Yes, by about ${about(less)} a fortnight. This plan has about ${about(profit)} of profit a fortnight, and you can earn ${dollars(free)} before your ${name} falls.${older} ${ask(payment)}`;
}

const isRegistered = ({ input }: Writing): boolean =>
  /\b(?:(?:am|are|is|i[’']m|already) (?:\w+ )?(?:gst[- ]registered|registered for gst)|gst registered|registered for gst)\b/i.test(
    input.answers.content,
  ) &&
  !/\b(?:not|never|isn[’']t|aren[’']t|n[o0]t yet) (?:\w+ ){0,2}(?:gst[- ]?registered|registered for gst)\b/i.test(
    input.answers.content,
  );

function gstAnswer(writing: Writing, question: string): string | undefined {
  const {
    figures: { gst, year, inputs },
    isAustralia,
  } = writing;
  if (!isAustralia) return undefined;
  if (isRegistered(writing))
    return 'Yes, you wrote that you are registered: add 10% to every sale that is not GST-free. Check your own case with the tax office on 13 28 66.';
  const limit = dollars(gst.thresholdCents);
  const sales = about(year.salesCents);
  if (gst.from === 'day-one')
    return `Yes, from the first job: this kind of work needs GST however small its sales. Register when you get your ABN. The tax office can help on 13 28 66.`;
  if (gst.from === 'month' && gst.month === inputs.firstMonth)
    return `Yes, before the first sale: the first twelve months of this plan bring in about ${sales}, more than ${limit}. Add 10% to each price, so a client pays ${dollars(gst.buyerPaysCents)}. The tax office can help on 13 28 66.`;
  if (gst.from === 'month')
    return `Yes, from ${monthYear(gst.month ?? '')}: by then twelve months of this plan bring in more than ${limit}. Register within ${gst.registerWithinDays} days and add 10% to each price. The tax office can help on 13 28 66.`;
  return /\bearly|voluntar|claim/i.test(question)
    ? `You can, but you don’t have to. You must once sales pass ${limit} in a year, and this plan has about ${sales}. It pays only where your buyers claim GST back. Ask a tax agent.`
    : `Not yet. You must register once sales pass ${limit} in twelve months, and this plan has about ${sales} in its first year. Check your own case with the tax office on 13 28 66.`;
}

function taxAnswer({ figures: { year }, rules }: Writing): string {
  const from = dollars(cents(rules.tax.brackets[0]?.above ?? 0));
  return year.taxCents > 0
    ? `Yes, about ${about(year.taxCents)} on this plan’s first year. Its profit is about ${about(year.profitCents)}, on top of your other income. Put ${year.setAsidePercent} cents of each dollar aside. Ask the tax office on 13 28 66.`
    : `Not on this plan alone. Its first-year profit is about ${about(Math.max(0, year.profitCents))}, and tax starts above ${from} of all your income. You still declare it. Ask the tax office on 13 28 66.`;
}

const superRate = factNumbers['super-rate'];

export const taxTopics: readonly Topic[] = [
  {
    subject: 'your payment',
    pattern:
      /\b(?:centrelink|pension|dsp|before (?:they|it) (?:cuts?|docks?|drops?|stops?|take)|job ?seeker|youth allowance|austudy|parenting payment|dole|carer(?:['’]?s)? payment|(?:my|the|your) payments?|benefits?)\b/i,
    not: /\b(?:on time|repayments?|loan|(?:card|take|late|progress) payments?|down payment|final payment|centrelink forms?|forms? for centrelink|benefits? of)\b/i,
    answer: (writing, question) => writing.isAustralia && paymentAnswer(writing, question),
  },
  {
    subject: 'what you can earn',
    pattern:
      /^\W*(?:so |and )?(?:what|how much) (?:may|can|am) i (?:earn|allowed to earn)\b|\bhours? (?:am|are) i allowed\b|\ballowed to work\b/i,
    answer: (writing, question) =>
      writing.isAustralia && writing.figures.payment !== undefined && paymentAnswer(writing, question),
  },
  {
    subject: 'GST',
    pattern: /\bgst\b/i,
    not: /\binvoice|\b(?:gst|bas) (?:return|quarter)|claim (?:the )?gst\b.*\b(?:back on|on (?:the|my))/i,
    answer: gstAnswer,
  },
  {
    subject: 'records',
    pattern: /\b(?:records?|receipts?|books|bookkeeping|记账)\b/i,
    not: /\b(?:record store|criminal|police|braille|books? i|textbook|comic|cook ?books?)\b/i,
    answer: ({ isAustralia }) =>
      isAustralia &&
      'Every invoice, every receipt, what you paid out and a log of car trips. Cash sales count like any other: write each one down on the day. Keep them for five years. The tax office is on 13 28 66.',
  },
  {
    subject: 'super',
    pattern: /\b(?:super|superannuation)\b/i,
    not: /\bsecondary tax\b|\bnz super\b|\bsuper (?:six|busy|cheap|fast|easy)\b/i,
    answer: ({ isAustralia }) =>
      isAustralia &&
      `No one pays super for you when you work for yourself. You can pay some, and you must pay ${Math.round(superRate * 100)}% for anyone you employ. Check your own case with the tax office on 13 28 66.`,
  },
  {
    subject: 'a hobby or a business',
    pattern: /\bhobby\b/i,
    answer: ({ figures, isAustralia }) =>
      isAustralia &&
      `A business: you plan to sell again and again for a profit, here about ${about(figures.year.profitCents)} in the first year. So you need an ABN and declare the income. Ask the tax office on 13 28 66.`,
  },
  {
    subject: 'what you can claim',
    pattern: /\b(?:claim|deduct\w*|write (?:it|them|that)? ?off|written off)\b/i,
    not: /\b(?:insur\w*|warranty|injur\w*|allerg\w*|ndis|false|medicare)\b/i,
    answer: ({ isAustralia }) =>
      isAustralia &&
      'Yes, the part you use for the work. Measure it for four weeks, keep the bills, and don’t claim the private part. A tax agent or the tax office on 13 28 66 can confirm how.',
  },
  {
    subject: 'tax',
    pattern: /\b(?:tax(?:ed|es|man)?|tax ?man|ato|bas|bracket|impuesto)\b/i,
    not: /\b(?:bas agent|tax agent|tax file|sales tax|tax debt|back tax|owe\w*|provisional|secondary|primary production|licen[cs]e|fix|stamp|quarterly|instal\w*)\b/i,
    answer: (writing) => writing.isAustralia && taxAnswer(writing),
  },
];
