import * as z from 'zod';
import { needs } from '#shared/content/schemas/parts.ts';
import type { Confirmed } from '#shared/plan/confirm/confirmed.ts';
import { dayParts, days } from '#shared/plan/reading/reading.ts';

const periods = ['week', 'fortnight', 'month', 'quarter', 'year'] as const;
const incomeKinds = ['wage', 'business', 'payment', 'pension', 'partner', 'none'] as const;
/** A goal is the amount that buyers pay, or the amount kept after costs. */
export const goalMeasuresSaid = ['income', 'sales'] as const;
export const goalPeriods = [...periods, 'total'] as const;
export const licenceStatuses = ['held', 'lapsed', 'in-progress', 'missing'] as const;

const cents = z.int().min(0).max(1_000_000_000);
const hours = z.number().min(0).max(168);
const id = z.string().min(1).max(120);
const line = z.string().trim().min(1).max(200);
/** As long as a background can be, because without a full stop all of it is one sentence. */
const sentence = z.string().min(1).max(10_000);
const taxed = z.enum(['before', 'after']);

const own = z.strictObject({
  kind: z.literal('own'),
  what: line,
  forWhom: z.exactOptional(line),
  priceCents: z.exactOptional(cents),
  costCents: z.exactOptional(cents),
  hours: z.exactOptional(z.number().min(0.1).max(1000)),
});

export const confirmedIncome = z.strictObject({
  kind: z.enum(incomeKinds),
  cents: z.exactOptional(cents),
  per: z.exactOptional(z.enum(periods)),
  tax: z.exactOptional(taxed),
});

/** A customer or a reviewer set these facts in our reading of the answers. */
export const confirmed = z.strictObject({
  version: z.literal(1),
  goal: z.exactOptional(
    z.strictObject({
      cents: cents.min(1),
      per: z.enum(goalPeriods),
      tax: taxed,
      by: z.exactOptional(z.iso.date()),
      measure: z.exactOptional(z.enum(goalMeasuresSaid)),
    }),
  ),
  income: z.exactOptional(z.array(confirmedIncome).max(6)),
  hours: z.exactOptional(
    z
      .strictObject({ low: hours, high: hours })
      .refine(({ low, high }) => low <= high, 'The fewest hours are more than the most.'),
  ),
  week: z.exactOptional(
    z
      .array(
        z.strictObject({
          day: z.enum(days),
          part: z.enum(dayParts),
          everyWeek: z.exactOptional(z.literal(true)),
        }),
      )
      .max(days.length * dayParts.length),
  ),
  turnFrom: z.exactOptional(z.iso.date()),
  money: z.exactOptional(z.strictObject({ cents })),
  licences: z.exactOptional(
    z.array(z.strictObject({ licence: id, status: z.enum(licenceStatuses) })).max(40),
  ),
  owned: z.exactOptional(z.array(line).max(40)),
  limits: z.exactOptional(z.array(z.enum(needs)).max(needs.length)),
  away: z.exactOptional(
    z
      .array(
        z
          .strictObject({ from: z.iso.date(), to: z.iso.date() })
          .refine(({ from, to }) => from <= to, 'The first day away is after the last.'),
      )
      .max(20),
  ),
  trades: z.exactOptional(z.array(id).max(5)),
  removed: z.exactOptional(
    z.array(z.strictObject({ id, words: sentence.min(0), says: z.exactOptional(sentence) })).max(60),
  ),
  hidden: z.exactOptional(z.array(sentence).max(40)),
  picked: z.exactOptional(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('offer'), id }),
      own,
      z.strictObject({ kind: z.literal('compiler') }),
      z.strictObject({ kind: z.literal('reviewer') }),
    ]),
  ),
  price: z.exactOptional(z.strictObject({ cents: cents.min(1) })),
  was: z.exactOptional(
    z.strictObject({
      goal: z.exactOptional(sentence),
      income: z.exactOptional(sentence),
      hours: z.exactOptional(sentence),
      week: z.exactOptional(sentence),
      money: z.exactOptional(sentence),
      licences: z.exactOptional(sentence),
    }),
  ),
}) satisfies z.ZodType<Confirmed>;
