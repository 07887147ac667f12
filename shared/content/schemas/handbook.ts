import * as z from 'zod';
import { timelineStep } from '#shared/contract/kit.ts';

const line = z
  .string()
  .min(1)
  .regex(/^\S.*\S$|^\S$/, 'has spaces around it');
const range = (unit: RegExp, example: string) => z.string().regex(unit, `is not like ${example}`);

const asks = {
  tech: z.enum(['Low', 'Low–Medium', 'Medium', 'Medium–High', 'High']),
  time: range(/^\d+–\d+\+? h\/week$/, '3–5 h/week'),
  budget: range(/^\$\d+(–\d+)?$/, '$0–99'),
};
const metaDescription = line.min(110).max(160);

const ownName = z.string().regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, 'is not like per-hour');

/** A figure adds a bar below each row of a table. */
const tableFigure = z.strictObject({
  /** The names of the table's columns start like this. */
  table: z.string().min(1),
  column: z.string().min(1),
  title: z.string().min(1).max(60),
});

export type TableFigure = z.output<typeof tableFigure>;

/** A handbook, `shared/content/library/<persona>/<path>.md`, starts with this front matter. */
export const pathFront = z.strictObject({
  title: line.max(60),
  description: line.max(140),
  /** It describes the work in one short line for a phone. */
  gist: line.max(42),
  /** It says who the path suits, and what it asks of them. */
  suits: line.max(160),
  icon: line,
  ...asks,
  scaling: z.enum(['Low', 'Medium', 'High']),
  tags: z.array(line).min(1).max(5),
  metaDescription,
  checked: z.iso.date(),
  /** The tables that are also drawn. */
  figures: z.array(tableFigure).default([]),
  /** Our own judgements have the names used in the sums. */
  judged: z.record(ownName, z.number()).default({}),
  /** Sums that are used in several places; each may use the ones before it. */
  sums: z.record(ownName, z.string().min(1)).default({}),
  /** The title of the picture of a locked section that is shown to everyone. */
  shown: line.optional(),
  timeline: z.array(timelineStep).default([]),
});

/** A chapter shared by all paths, in `shared/content/chapters`, starts with this front matter. */
export const chapterFront = z.strictObject({
  title: line.max(60),
  description: line.max(140),
  checked: z.iso.date(),
  judged: z.record(ownName, z.number()).default({}),
  sums: z.record(ownName, z.string().min(1)).default({}),
});

/** A persona, `shared/content/library/<persona>/persona.md`, starts with this front matter. */
export const personaFront = z.strictObject({
  icon: line,
  title: line.max(60),
  subtitle: line.max(140),
  ...asks,
  metaTitle: line.min(30).max(60),
  metaDescription,
});
