import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { type PathSlug, pathSlugs } from '#shared/handbook/path-slugs.ts';
import { root } from '../../build/ensure-built.ts';
import { generalNames } from '../sums/general-names.ts';
import { workOut } from '../sums/work-out.ts';

/** A number, or a sum in the words of a handbook: `100 * liability`. */
const number = z
  .union([z.number(), z.string()])
  .transform((given) => (typeof given === 'number' ? given : workOut(given, generalNames).valueOf()));

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

const figures = z.strictObject({
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

export type Figure<Value = number> = Omit<z.output<typeof figure>, 'value'> & { value: Value };
export type PathFigures = z.output<typeof figures> & { slug: PathSlug };

type Raw = Readonly<Record<string, unknown>>;

const folder = join(root, 'shared/handbook');
const readYaml = (file: string): Raw => parse(readFileSync(join(folder, file), 'utf8')) as Raw;

/** The figures of its kind of work, and over them the path's own. */
function readPath(slug: PathSlug): PathFigures {
  const { kind, ...own } = readYaml(`paths/${slug}.yaml`);
  const base = readYaml(`kinds/${String(kind)}.yaml`);
  const ownDemand = (own.demand ?? {}) as Raw;
  // Buyers who are found in another way have none of the figures of the kind.
  const demand = 'kind' in ownDemand ? ownDemand : { ...(base.demand as Raw), ...ownDemand };
  const parsed = figures.safeParse({ ...base, ...own, demand });
  if (!parsed.success) throw new Error(`${slug}.yaml: ${z.prettifyError(parsed.error)}`);
  return { ...parsed.data, slug };
}

export const allPaths: readonly PathFigures[] = pathSlugs.map(readPath);

const bySlug = new Map<string, PathFigures>(allPaths.map((path) => [path.slug, path]));

export const findPath = (slug: string): PathFigures | undefined => bySlug.get(slug);

/** The slugs that have a file. */
export const writtenSlugs = (): string[] =>
  globSync('paths/*.yaml', { cwd: folder }).map((file) => basename(file, '.yaml'));

type Start = Pick<PathFigures, 'startup'>;
export const startupMinCents = ({ startup }: Start): number =>
  startup.value.reduce((sum, { cents, essential }) => sum + (essential ? cents : 0), 0);
export const startupIdealCents = ({ startup }: Start): number =>
  startup.value.reduce((sum, { cents }) => sum + cents, 0);
