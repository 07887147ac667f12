import * as z from 'zod';

/** `shared/handbook/paths/<path>.yaml` overrides the figures of `shared/handbook/kinds/<kind>.yaml`. */
export function pathFigures(workOut: (sum: string) => number) {
  /** A figure is a number, or a sum as in a handbook: `100 * liability`. */
  const number = z
    .union([z.number(), z.string()])
    .transform((given) => (typeof given === 'number' ? given : workOut(given)));

  /** S comes from a named source, D is derived from one by a stated rule, and J is our judgement. */
  const given = <Value extends z.ZodType>(value: Value) =>
    z
      .strictObject({
        value,
        mark: z.enum(['S', 'D', 'J']),
        /** The kit's workbook prints the reason. */
        why: z.string().min(1),
        /** It is the year or the day of the source. */
        asAt: z.optional(z.string()),
      })
      .refine(({ mark, asAt }) => mark !== 'S' || /20\d\d/.test(asAt ?? ''), 'A source has its year');
  const figure = given(number);
  const share = number.pipe(z.number().min(0).max(1));

  const outreach = z.strictObject({
    kind: z.literal('outreach'),
    /** An hour of selling makes these: `messages`, `quotes`, `items listed`. */
    tries: z.string().min(1),
    triesPerHour: figure,
    conversion: given(share),
    /** A returning client buys this many units in a month. */
    repeatPerMonth: figure,
    /** A client stays this long on average. */
    stayMonths: figure,
  });

  const traffic = z.strictObject({
    kind: z.literal('traffic'),
    /** These bring visits: `listing`, `article`. */
    item: z.string().min(1),
    itemsPerHour: figure,
    visitsPerItem: figure,
    conversion: given(share),
    maxItems: figure,
  });

  const startupLine = z.strictObject({
    what: z.string().min(1),
    cents: z.int().positive(),
    /** Set if the work cannot start without it. */
    essential: z.optional(z.literal(true)),
  });

  return z.strictObject({
    /** It follows “one” in a sentence: `8-hour fixed-scope project`. */
    unit: z.string().min(1),
    demand: z.discriminatedUnion('kind', [outreach, traffic]),
    priceLowCents: figure,
    priceHighCents: figure,
    priceStepCents: z.int().positive(),
    ladderStepCents: z.int().positive(),
    /** False for a commission, which the shop sets and which proof does not change. */
    priceIsYours: z.boolean(),
    ladder: given(z.strictObject({ starter: number, premium: number })),
    hoursPerUnit: figure,
    materialsShare: given(share),
    /** The share that never sells or has to be made again. */
    wasteShare: given(share),
    platformShare: given(share),
    platformFixedCents: figure,
    /** A sale has no card payment if buyers pay by bank transfer or the platform's fee includes it. */
    cardPayments: figure,
    /** These shares of a sale arrive in its own month, the next, and the one after. */
    paidInMonths: given(z.tuple([share, share, share])),
    /** Each month has this share of settled demand; the last applies from then on. */
    ramp: given(z.array(share).min(1)),
    startup: given(z.array(startupLine)),
    toolsMonthLowCents: figure,
    toolsMonthHighCents: figure,
    insuranceYearCents: figure,
    hoursPerWeek: figure,
    firstDollarDays: figure,
    /** Weekly hours needed before anything is sold, such as writing the issue. */
    standingHoursPerWeek: figure,
    /** The monthly limit if the offer itself has limited places. */
    maxUnitsPerMonth: given(z.nullable(number)),
  });
}
