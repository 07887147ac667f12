import { describe, expect, it } from 'vitest';
import { archetypeReasons } from '../assumptions/archetype-reasons.ts';
import { archetypes } from '../assumptions/archetypes.ts';
import { budgetWords } from '../assumptions/budget-words.ts';
import { planBudget } from '../model/budget.ts';
import { allPaths } from './all-paths.ts';
import { pathReasons } from './path-reasons.ts';

type Figure = { mark: string };
const isFigure = (value: unknown): value is Figure =>
  typeof value === 'object' && value !== null && 'v' in value && 'mark' in value;
const figuresOf = (fields: object): [string, Figure][] =>
  Object.entries(fields).filter((field): field is [string, Figure] => isFigure(field[1]));

describe('every figure has its reason', () => {
  it.each(Object.entries(archetypes))('in the archetype %s', (id, { demand, ...fields }) => {
    const names = [...figuresOf(fields), ...figuresOf(demand)].map(([name]) => name);
    const reasons = archetypeReasons[id as keyof typeof archetypes];
    expect(Object.keys(reasons).sort()).toEqual(names.sort());
  });

  it.each(allPaths)('where $slug is not as its archetype', (path) => {
    const base = archetypes[path.archetype];
    const own = { ...Object.fromEntries(figuresOf(path)), ...Object.fromEntries(figuresOf(path.demand)) };
    const theirs = { ...Object.fromEntries(figuresOf(base)), ...Object.fromEntries(figuresOf(base.demand)) };
    const changed = Object.keys(own).filter(
      (name) => JSON.stringify(own[name]) !== JSON.stringify(theirs[name]),
    );
    const reasons = Object.keys(pathReasons[path.slug] ?? {});
    expect(changed.filter((name) => !reasons.includes(name))).toEqual([]);
    expect(reasons.filter((name) => !own[name])).toEqual([]);
  });

  it('and where it has a source, the source’s year', () => {
    for (const path of allPaths) {
      for (const [name, { mark }] of [...figuresOf(path), ...figuresOf(path.demand)]) {
        const [why, asAt] = pathReasons[path.slug]?.[name] ?? archetypeReasons[path.archetype][name] ?? [];
        expect(why, `${path.slug} ${name}`).toBeTruthy();
        if (mark === 'S') expect(asAt, `${path.slug} ${name}`).toMatch(/20\d\d/);
      }
    }
  });

  it('and every line of a budget its words', () => {
    for (const path of allPaths)
      for (const { id } of planBudget(path, 600_00, 10_00).lines)
        expect(budgetWords[id]?.label, id).toBeTruthy();
  });
});
