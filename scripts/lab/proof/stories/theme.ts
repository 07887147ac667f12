import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** The focus of a story, from `money/themes.yaml` or `runs/themes.yaml`. */
export interface Theme<Action extends string = string> {
  lots: readonly [number, ...number[]];
  weights: Readonly<Partial<Record<Action, number>>>;
  jumps: Readonly<Record<string, number>>;
}

type Row = { times: number; lots: [number, ...number[]]; jumps: string; weights: string };

/** Each theme as often as it is chosen. The actions are those that the proof knows. */
export function themesOf<Action extends string>(
  proof: 'money' | 'runs',
  actions: Readonly<Record<Action, unknown>>,
): readonly [Theme<Action>, ...Theme<Action>[]] {
  // The proof of the guards runs from a bundle, so the file is found from the project's folder.
  const file = join(process.cwd(), 'scripts/lab/proof', proof, 'themes.yaml');
  const rows: Record<string, Row> = parse(readFileSync(file, 'utf8'));
  return Object.entries(rows).flatMap(([name, { times, lots, jumps, weights }]): Theme<Action>[] => {
    const theme = { lots, jumps: weighted(jumps), weights: weighted(weights) as Theme<Action>['weights'] };
    const unknown = Object.keys(theme.weights).filter((action) => !Object.hasOwn(actions, action));
    if (unknown.length > 0) throw new Error(`${name}: there is no action ${unknown.join(', ')}`);
    return Array<Theme<Action>>(times).fill(theme);
  }) as [Theme<Action>, ...Theme<Action>[]];
}

const weighted = (text: string): Record<string, number> =>
  Object.fromEntries(
    text.split(/,\s*/).map((entry): [string, number] => {
      const [name = '', weight] = entry.split(' ');
      return [name, Number(weight)];
    }),
  );
