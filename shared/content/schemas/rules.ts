import * as z from 'zod';
import { basis, day, dollars, slug, words } from './parts.ts';

/** Tax, GST, loans and payments as the figures use them: `shared/content/rules/money-rules.yaml`. */

const percent = z.number().min(0).max(100);
const rising = (list: readonly { above: number }[]): boolean =>
  list.every(({ above }, index) => index === 0 || above > (list[index - 1]?.above ?? 0));
const steps = z
  .array(z.strictObject({ above: dollars, percent }))
  .min(1)
  .refine(rising, 'Each step starts above the one before it.');

const tax = z.strictObject({
  year: words,
  brackets: steps,
  basis,
  /** It takes a percentage of income, and for low incomes at most `shadePercent` of the part above the amount. */
  levy: z.strictObject({ percent, above: dollars, shadePercent: percent, year: words, basis }),
  /** The low income tax offset is the maximum, less a percentage of the part above each amount up to the next. */
  offset: z.strictObject({ most: dollars, less: steps, basis }),
  /** The offset of people on these payments, with the low income offset in it, and their levy. */
  seniors: z.strictObject({
    payments: z.array(slug).min(1),
    levyAbove: dollars,
    offsets: z
      .array(z.strictObject({ who: z.enum(['single', 'couple']), most: dollars, less: steps }))
      .min(1),
    year: words,
    basis,
  }),
  /** Effects on tax that are not counted. */
  leftOut: z.array(words),
});

const gst = z.strictObject({
  threshold: dollars,
  percent,
  registerWithinDays: z.number().int().positive(),
  dayOne: z.strictObject({ trades: z.array(slug), words: z.array(z.string().min(2).max(40)) }),
  basis,
});

const hours = z.strictObject({ most: z.number().positive(), weeks: z.number().int().min(1).max(4) });

const payment = z
  .strictObject({
    id: slug,
    /** The situations by which the reader names it. */
    situations: z.array(slug).min(1),
    /** Set if the payment is not taxed; the others are. */
    taxFree: basis.optional(),
    name: words,
    /** The income test, by household. The first one is used if the household is unknown. */
    tests: z
      .array(
        z.strictObject({
          who: z.enum(['single', 'single-parent', 'couple']),
          free: dollars,
          perMoreChild: dollars.optional(),
          /** Each taper deducts cents for each dollar above an amount, up to the next. */
          tapers: z
            .array(z.strictObject({ above: dollars, cents: z.number().int().min(1).max(100) }))
            .min(1)
            .refine(rising, 'Each step starts above the one before it.'),
        }),
      )
      .min(1),
    counts: words,
    workBonus: z
      .strictObject({ fortnight: dollars, mostBalance: dollars, startBalance: dollars, basis })
      .optional(),
    hours: hours.extend({ since: day.optional(), basis }).optional(),
    /** older: a later amount exists that we did not find. It is printed with its day and a line to check it. */
    status: z.enum(['current', 'older']),
    asAt: z.union([day, z.literal('undated')]),
    ask: z.strictObject({ name: words, phone: z.string().max(30).optional(), for: words }),
    basis,
  })
  .refine(
    ({ tests }) => tests.every(({ free, tapers }) => tapers[0]?.above === free),
    'The first step starts at the free area.',
  );

export const moneyRulesSchema = z.strictObject({
  reviewed: day,
  tax,
  /** The tax assumes these incomes if the customer named an income without an amount. */
  unnamed: z.strictObject({ paymentYear: dollars, wageYear: dollars, casualHour: dollars, basis }),
  /** Who connects a thing that the customer buys, and for how much. */
  fitting: z
    .array(
      z.strictObject({
        things: z.array(z.string().min(3).max(40)).min(1),
        who: words,
        a: words,
        dollars,
        basis,
      }),
    )
    .min(1),
  /** A year of a person who works in school hours. */
  terms: z.strictObject({
    weeksAway: z.number().int().min(0).max(20),
    basis,
  }),
  gst,
  loan: z.strictObject({
    ratePercent: percent,
    months: z.number().int().positive(),
    step: dollars,
    basis,
  }),
  payments: z.array(payment).min(1),
  hours: z.array(hours.extend({ situation: slug, countsJob: z.boolean(), when: words, basis })),
});
export type MoneyRules = z.infer<typeof moneyRulesSchema>;
export type PaymentRule = MoneyRules['payments'][number];
