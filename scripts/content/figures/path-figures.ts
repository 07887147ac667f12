import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { pathFigures } from '#shared/content/schemas/path-figures.ts';
import { type PathSlug, pathSlugs } from '#shared/handbook/path-slugs.ts';
import { root } from '../../build/ensure-built.ts';
import { generalNames } from '../sums/general-names.ts';
import { workOut } from '../sums/work-out.ts';

const figures = pathFigures((sum) => workOut(sum, generalNames).valueOf());

export type PathFigures = z.output<typeof figures> & { slug: PathSlug };
export type Figure<Value = number> = Omit<PathFigures['hoursPerUnit'], 'value'> & { value: Value };

type Raw = Readonly<Record<string, unknown>>;

const folder = join(root, 'shared/handbook');
const readYaml = (file: string): Raw => parse(readFileSync(join(folder, file), 'utf8')) as Raw;

/** The figures of a kind of work, overridden by the path's own. */
function readPath(slug: PathSlug): PathFigures {
  const { kind, ...own } = readYaml(`paths/${slug}.yaml`);
  const base = readYaml(`kinds/${String(kind)}.yaml`);
  const ownDemand = (own.demand ?? {}) as Raw;
  // Another kind of demand has none of these figures.
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
