import * as z from 'zod';
import type { ListedSource } from '#shared/plan/document/sources-note.ts';

const figure = z.object({ text: z.string(), mark: z.enum(['S', 'D', 'J', 'U']), label: z.string() });

const listed: z.ZodType<ListedSource[]> = z.array(
  z.object({
    label: z.string(),
    value: z.string(),
    reason: z.string(),
    page: z.int(),
    worked: z.array(z.array(z.union([z.string(), figure]))),
  }),
);

export type Sources = ReadonlyMap<string, ListedSource>;
export type Sum = ListedSource['worked'][number];

/** What the letters of a plan lead to, by its name; nothing of an older plan, whose letters say only what they are. */
export function readSources(note: unknown): Sources {
  if (typeof note !== 'string') return new Map();
  try {
    return new Map(listed.parse(JSON.parse(note)).map((one) => [one.label, one]));
  } catch {
    return new Map();
  }
}

/** A table prints it without its sign, a sentence with its unit: “−1,204.00”, “$1,204”, “3 sales”, “44%”. */
function amountOf(text: string): string {
  const [, minus = '', digits, percent = ''] = /([−–]?)\$?(\d[\d,]*(?:\.\d+)?)(%?)[^\d]*$/.exec(text) ?? [];
  return digits === undefined ? '' : `${minus && '−'}${Number(digits.replaceAll(',', ''))}${percent}`;
}

const amountsOf = (sum: Sum): string[] =>
  sum.flatMap((part) => (typeof part === 'string' ? [] : [amountOf(part.text)]));

const isOneFigure = /^\$?\d[\d,.]*( [a-z]+)?$/;

/** Where a rule without a sum gives one figure, another one beside the letter is not explained by it. */
export function isOfAnother({ value, worked }: ListedSource, text: string): boolean {
  if (worked.length > 0 || !isOneFigure.test(value)) return false;
  const said = amountOf(text);
  return said !== '' && said !== amountOf(value);
}

/**
 * The sum that a figure is the result of, or else a part of; or else the first, which shows how others come about. What
 * stands beside no figure stands for the rule.
 */
export function sumOf(
  { worked }: ListedSource,
  text: string,
): { sum: Sum; as: 'result' | 'part' | 'example' } | undefined {
  const wanted = amountOf(text);
  const found = (has: (values: readonly string[]) => boolean): Sum | undefined =>
    wanted === '' ? undefined : worked.find((sum) => has(amountsOf(sum)));
  // “$133 down” is said of −$133.
  const result =
    found((values) => values.at(-1) === wanted) ?? found((values) => values.at(-1) === `−${wanted}`);
  if (result !== undefined) return { sum: result, as: 'result' };
  const part = found((values) => values.includes(wanted.replace('−', '')));
  if (part !== undefined) return { sum: part, as: 'part' };
  const [first] = worked;
  return first && { sum: first, as: wanted === '' ? 'result' : 'example' };
}
