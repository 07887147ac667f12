import * as z from 'zod';
import type { Chart } from '#shared/plan/document/chart.ts';

const place = z.object({ at: z.number(), label: z.string() });
const axis = z.object({ title: z.string(), ticks: z.array(place), min: z.number(), max: z.number() });

/** As the shared types have them: a kind or a field that is new there is missed here. */
const schemas = {
  line: z.object({
    kind: z.literal('line'),
    x: z.object({ title: z.string(), labels: z.array(z.string()) }),
    y: axis,
    series: z.array(
      z.object({
        label: z.string(),
        look: z.enum(['main', 'quiet', 'dashed']),
        values: z.array(z.number()),
      }),
    ),
    levels: z.array(place),
    points: z.array(z.object({ series: z.int(), index: z.int(), label: z.string() })),
  }),
  gauge: z.object({
    kind: z.literal('gauge'),
    zones: z.array(z.object({ label: z.string(), from: z.number(), to: z.number() })),
    value: z.number(),
    printed: z.string(),
  }),
  'heat-grid': z.object({
    kind: z.literal('heat-grid'),
    columnTitle: z.string(),
    rowTitle: z.string(),
    columns: z.array(z.string()),
    rows: z.array(z.string()),
    values: z.array(z.array(z.number())),
    printed: z.array(z.array(z.string())),
    zero: z.number(),
    base: z.object({ row: z.int(), column: z.int() }),
  }),
  bar: z.object({
    kind: z.literal('bar'),
    direction: z.enum(['lying', 'standing']),
    axis,
    parts: z.array(z.string()),
    bars: z.array(
      z.object({
        label: z.string(),
        values: z.array(z.number()),
        printed: z.string(),
        strong: z.boolean().exactOptional(),
      }),
    ),
    levels: z.array(place),
  }),
  waterfall: z.object({
    kind: z.literal('waterfall'),
    axis,
    steps: z.array(
      z.object({
        label: z.string(),
        kind: z.enum(['start', 'change', 'end']),
        value: z.number(),
        printed: z.string(),
        mark: z.enum(['S', 'D', 'J', 'U']).exactOptional(),
      }),
    ),
  }),
  tornado: z.object({
    kind: z.literal('tornado'),
    axis,
    middle: z.number(),
    bars: z.array(
      z.object({
        label: z.string(),
        low: z.number(),
        high: z.number(),
        lowPrinted: z.string(),
        highPrinted: z.string(),
      }),
    ),
  }),
  gantt: z.object({
    kind: z.literal('gantt'),
    days: z.number(),
    ticks: z.array(z.object({ day: z.number(), label: z.string() })),
    bars: z.array(z.object({ label: z.string(), from: z.number(), to: z.number(), group: z.string() })),
    checkpoints: z.array(z.object({ day: z.number(), label: z.string() })),
  }),
  funnel: z.object({
    kind: z.literal('funnel'),
    steps: z.array(
      z.object({
        label: z.string(),
        value: z.number(),
        printed: z.string(),
        note: z.string().exactOptional(),
      }),
    ),
  }),
} satisfies { [Kind in Chart['kind']]: z.ZodType<Extract<Chart, { kind: Kind }>> };

const drawn = z.array(z.object({ says: z.string(), chart: z.union(Object.values(schemas)) }));

/** The charts of a plan by what they show in words; none of an older plan, whose pictures are cut from its pages. */
export function readCharts(note: unknown): ReadonlyMap<string, Chart> {
  if (typeof note !== 'string') return new Map();
  try {
    const charts = drawn.parse(JSON.parse(note));
    return new Map(charts.map(({ says, chart }) => [says, chart]));
  } catch {
    return new Map();
  }
}
