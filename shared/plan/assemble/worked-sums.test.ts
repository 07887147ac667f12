/** A clerk with a calculator: the sums behind the small letters are worked out again from what they say. */
import { describe, expect, it } from 'vitest';
import { compilePlan } from '../compile-plan.ts';
import { plainText } from '../document/text.ts';
import { someGoldenPeople } from '../testing/golden/golden-people.ts';

const documents = someGoldenPeople.map(({ id, tier, now, input }) => ({
  id,
  document: compilePlan(input, { tier, now, planId: id }),
}));

const numberOf = (text: string): number => Number(text.replaceAll(/[$,]/g, '').replace('−', '-'));

/** Signed terms of one line: a product or quotient each. Words name them and do not count. */
function workOut(said: string): number {
  const signs = said
    .replace(/^[^:]*:\s/, '')
    .replaceAll(/[A-Za-z]+/g, ' ')
    .match(/−?\$[\d,.]+|[\d,.]*\d|[+−×÷]/g);
  let total = 0;
  let term = 0;
  let sign = '+';
  for (const one of signs ?? []) {
    if (/^[+−×÷]$/.test(one)) sign = one;
    else if (sign === '×') term *= numberOf(one);
    else if (sign === '÷') term /= numberOf(one);
    else {
      total += term;
      term = sign === '−' ? -numberOf(one) : numberOf(one);
    }
  }
  return total + term;
}

const sumsOf = (document: (typeof documents)[number]['document'], ids: readonly string[]): string[] =>
  document.assumptions
    .filter(({ id }) => ids.includes(id))
    .flatMap(({ worked = [] }) => worked.map(plainText))
    .filter((said) => said.includes(' = '));

const sides = (said: string): [string, string] => {
  const at = said.lastIndexOf(' = ');
  return [said.slice(0, at), said.slice(at + 3)];
};

describe.each(documents)('the sums of $id', ({ document }) => {
  it('come to the cent to what they say', () => {
    const sums = sumsOf(document, ['rule-cash', 'scenarios']);
    expect(sums.length).toBeGreaterThan(0);
    for (const said of sums) {
      const [sum, result] = sides(said);
      expect(workOut(sum), said).toBeCloseTo(numberOf(result), 2);
    }
  });

  it('come to the hours of tasks and the scores of risks that they say', () => {
    const sums = sumsOf(document, ['weekly-hours', 'rule-risk']);
    expect(sums.some((said) => said.startsWith('Tasks of week 1: '))).toBe(true);
    for (const said of sums) {
      const [sum, result] = sides(said);
      expect(workOut(sum), said).toBeCloseTo(workOut(result), 2);
    }
  });

  it('come to what a year a fifth worse is short of the plan’s own', () => {
    for (const said of sumsOf(document, ['rule-stress'])) {
      const [sum, result] = sides(said);
      const isShare = result.endsWith('%');
      expect(isShare ? 100 * workOut(sum) : workOut(sum), said).toBeCloseTo(workOut(result), isShare ? 0 : 2);
    }
  });

  it('come to whole sales, rounded up', () => {
    for (const said of sumsOf(document, ['rule-break-even', 'rule-line'])) {
      const [sum, result] = sides(said);
      expect(Math.ceil(workOut(sum.replace(/, rounded up$/, ''))), said).toBe(
        Number(/^\d[\d,]*/.exec(result)?.[0].replaceAll(',', '')),
      );
    }
  });

  it('stand behind every result that a rule of the register has', () => {
    const rules = document.assumptions.filter(({ mark, id }) => mark === 'D' && id.startsWith('rule-'));
    const without = rules.filter(({ worked }) => worked === undefined).map(({ id }) => id);
    expect(without.filter((id) => id !== 'rule-break-even')).toEqual([]);
  });
});
