import * as z from 'zod';

/** The figures of a path: `shared/handbook/paths/<path>.yaml` over `shared/handbook/kinds/<kind>.yaml`. */
export function pathFigures(workOut: (sum: string) => number) {
  /** A number, or a sum in the words of a handbook: `100 * liability`. */
  const number = z
    .union([z.number(), z.string()])
    .transform((given) => (typeof given === 'number' ? given : workOut(given)));

  /** S: from a named source. D: derived from one by a stated rule. J: our judgement. */
  const given = <Value extends z.ZodType>(value: Value) =>
    z
      .strictObject({
        value,
        mark: z.enum(['S', 'D', 'J']),
        /** Why it is that, as printed in the workbook of the kit. */
        why: z.string().min(1),
        /** The year or the day of the source. */
        asAt: z.optional(z.string()),
      })
      .refine(({ mark, asAt }) => mark !== 'S' || /20\d\d/.test(asAt ?? ''), 'A source has its year');
  const figure = given(number);
  const share = number.pipe(z.number().min(0).max(1));

  const outreach = z.strictObject({
    kind: z.literal('outreach'),
    /** What an hour of selling makes: `messages`, `quotes`, `items listed`. */
    tries: z.string().min(1),
    triesPerHour: figure,
    conversion: given(share),
    /** Units that a client who stays buys in a month. */
    repeatPerMonth: figure,
    /** How long a client stays on average. */
    stayMonths: figure,
  });

  const traffic = z.strictObject({
    kind: z.literal('traffic'),
    /** What brings visits: `listing`, `article`. */
    item: z.string().min(1),
    itemsPerHour: figure,
    visitsPerItem: figure,
    conversion: given(share),
    maxItems: figure,
  });

  const startupLine = z.strictObject({
    what: z.string().min(1),
    cents: z.int().positive(),
    /** The work cannot start without it. */
    essential: z.optional(z.literal(true)),
  });

  return z.strictObject({
    /** One of what is sold, as it reads after “one”: `8-hour fixed-scope project`. */
    unit: z.string().min(1),
    demand: z.discriminatedUnion('kind', [outreach, traffic]),
    priceLowCents: figure,
    priceHighCents: figure,
    priceStepCents: z.int().positive(),
    ladderStepCents: z.int().positive(),
    /** False for a commission, which the shop sets. Proof does not move it. */
    priceIsYours: z.boolean(),
    ladder: given(z.strictObject({ starter: number, premium: number })),
    hoursPerUnit: figure,
    materialsShare: given(share),
    /** What never sells or has to be made again. */
    wasteShare: given(share),
    platformShare: given(share),
    platformFixedCents: figure,
    /** Card payments a sale; none where buyers pay by bank transfer or the platform's fee includes them. */
    cardPayments: figure,
    /** Shares of a sale that arrive in its own month, the next, and the one after. */
    paidInMonths: given(z.tuple([share, share, share])),
    /** Share of settled demand in each month; the last holds from then on. */
    ramp: given(z.array(share).min(1)),
    startup: given(z.array(startupLine)),
    toolsMonthLowCents: figure,
    toolsMonthHighCents: figure,
    insuranceYearCents: figure,
    hoursPerWeek: figure,
    firstDollarDays: figure,
    /** Hours a week that go before anything is sold, such as writing the issue. */
    standingHoursPerWeek: figure,
    /** Where the offer itself has only so many places a month. */
    maxUnitsPerMonth: given(z.nullable(number)),
  });
}
