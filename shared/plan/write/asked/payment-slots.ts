import { type PaymentEffect, paymentEffect } from '../../figures/payment-effect.ts';
import { cents } from '../../figures/round.ts';
import { monthYear } from '../say/dates.ts';
import { about, dollars } from '../say/money.ts';
import type { Writing } from '../writing.ts';
import type { Slots } from './slots.ts';

/** Words that name a payment, in a question or in the story. */
const named: readonly [RegExp, string][] = [
  [/\b(?:disability (?:support )?pension|dsp)\b/i, 'disability-support-pension'],
  [/\bcarer'?s? (?:payment|pension)\b/i, 'carer-payment'],
  [/\b(?:youth allowance|austudy)\b/i, 'youth-allowance'],
  [/\b(?:job ?seeker|(?:the|my) dole|new ?start)\b/i, 'jobseeker'],
  [/\bparenting (?:payment|pension)\b/i, 'parenting-payment'],
  [/\b(?:age|aged|old age|part|full) pension\b|\b(?:pensioner|work bonus)\b/i, 'age-pension'],
];
const older = /\b(?:i'?m|i am|aged?|we(?:'re| are)(?: both)?) (?:6[6-9]|[78]\d)\b|\bretired\b/i;
const getsPension = /\b(?:my|our|the|get|gets|draw|on(?: a| the)?|part|half) pension\b/i;
const otherPension =
  /\b(?:navy|army|private|super|dva|uk|british|service|veteran\w*|widow\w*|invalid\w*) pension\b/i;

function idIn(text: string): string | undefined {
  const told = text.replaceAll('’', "'");
  const isOld = getsPension.test(told) && older.test(told) && !otherPension.test(told);
  return named.find(([pattern]) => pattern.test(told))?.[1] ?? (isOld ? 'age-pension' : undefined);
}

/** The effect on the customer's payment, or on the one that the question names. */
export function paymentIn(writing: Writing, question: string): PaymentEffect | undefined {
  const { figures, rules, input } = writing;
  if (figures.payment) return figures.payment;
  const told = input.answers.content;
  const id = idIn(question) ?? (/\bpension|\bthey\b|\bcut\b/i.test(question) ? idIn(told) : undefined);
  const rule = rules.payments.find(({ situations }) => id !== undefined && situations.includes(id));
  if (!rule) return undefined;
  const hasPartner = /\b(?:wife|husband|partner|our pension|couple|the two of us)\b/i.test(told);
  const who = rule.tests.find((test) => test.who === (hasPartner ? 'couple' : 'single')) ?? rule.tests[0];
  return (
    who &&
    paymentEffect(
      { ...figures.inputs, payment: { id: rule.id, who: who.who, children: 1 } },
      figures.year.profitCents,
      rules,
    )
  );
}

function limit(payment: PaymentEffect): string {
  const { freeFortnightCents: free, workBonusFortnightCents: bonus, name, who, status, asAt } = payment;
  const day = status === 'older' && asAt !== 'undated' ? `, on the ${monthYear(asAt)} amounts` : '';
  const both = who === 'couple' ? ' for you two together' : '';
  return bonus > 0
    ? `You can earn ${dollars(free + bonus)} a fortnight from work before your ${name} falls: ${dollars(free)}${both} and a Work Bonus of ${dollars(bonus)}${day}. The bonus covers a business that you work in yourself.`
    : `You can earn ${dollars(free)} a fortnight${both} before your ${name} falls${day}.`;
}

function planned({ profitFortnightCents: profit, lessFortnightCents: less }: PaymentEffect): string {
  return `This plan makes about ${about(profit)} of profit a fortnight, so your payment ${less === 0 ? 'does not fall' : `falls by about ${about(less)}`}.`;
}

const from =
  (say: (payment: PaymentEffect) => string | undefined) =>
  (writing: Writing, question: string): string | undefined => {
    const payment = paymentIn(writing, question);
    return payment && say(payment);
  };

/** What a single person may earn on a payment that the customer did not name. */
const freeSlots = Object.fromEntries(
  ['age-pension', 'disability-support-pension', 'jobseeker', 'youth-allowance', 'parenting-payment'].map(
    (id) => [
      `free-${id}`,
      ({ rules }: Writing) => {
        const rule = rules.payments.find(({ situations }) => situations.includes(id));
        return rule && dollars(cents((rule.tests[0]?.free ?? 0) + (rule.workBonus?.fortnight ?? 0)));
      },
    ],
  ),
);

export const paymentSlots = {
  ...freeSlots,
  'profit-fortnight': ({ figures }) => about(Math.max(0, figures.year.profitCents / 26)),
  'payment-name': from(({ name }) => name),
  'payment-limit': from(limit),
  'payment-plan': from(planned),
  'payment-counts': from(({ counts }) => counts),
  'payment-free': from(({ freeFortnightCents: free }) => dollars(free)),
  'payment-less': from(({ lessFortnightCents: less }) => (less > 0 ? about(less) : undefined)),
  'payment-profit': from(({ profitFortnightCents: profit }) => about(profit)),
  'payment-hours': from(
    ({ hours }) => hours && `${hours.most} hours ${hours.weeks === 1 ? 'a week' : `in ${hours.weeks} weeks`}`,
  ),
  'payment-ask': from(({ ask: { name, phone } }) => `Ask ${name}${phone ? ` on ${phone}` : ''}.`),
} satisfies Slots;
