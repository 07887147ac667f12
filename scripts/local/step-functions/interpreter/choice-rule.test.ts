import { describe, expect, it } from 'vitest';
import { type ChoiceRule, choiceSchema, holds, matchesWildcards } from './choice-rule.ts';
import type { Json } from './json.ts';

const data: Json = {
  text: 'banana',
  number: 10,
  yes: true,
  nothing: null,
  at: '2030-01-01T10:00:00Z',
  same: { text: 'banana', number: 10, yes: true, at: '2030-01-01T12:00:00+02:00' },
};

const decide = (rule: ChoiceRule): boolean => {
  const { Next: _, ...parsed } = choiceSchema.parse({ ...rule, Next: 'There' });
  return holds(parsed, { data, context: {} });
};

describe('a comparison', () => {
  it.each<[boolean, string, string, Json]>([
    [true, '$.text', 'StringEquals', 'banana'],
    [false, '$.text', 'StringEquals', 'Banana'],
    [true, '$.text', 'StringLessThan', 'cherry'],
    [false, '$.text', 'StringLessThan', 'banana'],
    [true, '$.text', 'StringLessThanEquals', 'banana'],
    [true, '$.text', 'StringGreaterThan', 'apple'],
    [true, '$.text', 'StringGreaterThanEquals', 'banana'],
    [true, '$.text', 'StringMatches', 'b*n*'],
    [false, '$.text', 'StringMatches', 'b*x'],
    [false, '$.number', 'StringMatches', '*'],
    [false, '$.number', 'StringEquals', '10'],
    [true, '$.number', 'NumericEquals', 10],
    [true, '$.number', 'NumericLessThan', 10.5],
    [false, '$.number', 'NumericLessThan', 10],
    [true, '$.number', 'NumericLessThanEquals', 10],
    [true, '$.number', 'NumericGreaterThan', 9],
    [true, '$.number', 'NumericGreaterThanEquals', 10],
    [false, '$.text', 'NumericGreaterThan', 0],
    [true, '$.yes', 'BooleanEquals', true],
    [false, '$.yes', 'BooleanEquals', false],
    [false, '$.nothing', 'BooleanEquals', false],
    [true, '$.at', 'TimestampEquals', '2030-01-01T11:00:00+01:00'],
    [true, '$.at', 'TimestampLessThan', '2030-01-01T10:00:00.5Z'],
    [true, '$.at', 'TimestampLessThanEquals', '2030-01-01T10:00:00Z'],
    [true, '$.at', 'TimestampGreaterThan', '2029-12-31T23:59:59Z'],
    [true, '$.at', 'TimestampGreaterThanEquals', '2030-01-01T10:00:00Z'],
    [false, '$.text', 'TimestampEquals', '2030-01-01T10:00:00Z'],
    [true, '$.text', 'StringEqualsPath', '$.same.text'],
    [false, '$.text', 'StringLessThanPath', '$.same.text'],
    [true, '$.number', 'NumericEqualsPath', '$.same.number'],
    [false, '$.number', 'NumericGreaterThanPath', '$.same.number'],
    [true, '$.yes', 'BooleanEqualsPath', '$.same.yes'],
    [true, '$.at', 'TimestampEqualsPath', '$.same.at'],
    [true, '$.missing', 'IsPresent', false],
    [true, '$.nothing', 'IsPresent', true],
    [true, '$.nothing', 'IsNull', true],
    [true, '$.text', 'IsNull', false],
    [true, '$.text', 'IsString', true],
    [true, '$.number', 'IsNumeric', true],
    [false, '$.text', 'IsNumeric', true],
    [true, '$.yes', 'IsBoolean', true],
    [true, '$.at', 'IsTimestamp', true],
    [false, '$.text', 'IsTimestamp', true],
  ])('is %s: %s %s %j', (result, Variable, operator, operand) => {
    expect(decide({ Variable, [operator]: operand })).toBe(result);
  });

  it('of an absent value is an error of the definition', () => {
    expect(() => decide({ Variable: '$.missing', StringEquals: 'x' })).toThrow(
      expect.objectContaining({ error: 'States.Runtime' }),
    );
  });
});

const yes = { Variable: '$.yes', BooleanEquals: true };
const no = { Not: yes };

describe('And, Or and Not', () => {
  it.each<[boolean, ChoiceRule]>([
    [true, { And: [yes, yes] }],
    [false, { And: [yes, no] }],
    [true, { Or: [no, yes] }],
    [false, { Or: [no, no] }],
    [false, { Not: yes }],
    [true, { Not: { And: [yes, { Or: [no] }] } }],
    // The guard that makes an optional field safe to compare.
    [
      false,
      {
        And: [
          { Variable: '$.missing', IsPresent: true },
          { Variable: '$.missing', IsNull: false },
        ],
      },
    ],
  ])('give %s for %j', (result, rule) => {
    expect(decide(rule)).toBe(result);
  });
});

describe('a rule is refused', () => {
  it.each<[string, ChoiceRule]>([
    ['without a comparison', { Variable: '$.a' }],
    ['with two comparisons', { Variable: '$.a', IsNull: true, IsString: true }],
    ['without a Variable', { IsNull: true }],
    ['with And and a Variable', { Variable: '$.a', And: [yes] }],
    ['with an empty And', { And: [] }],
    ['with an unknown comparison', { Variable: '$.a', StringContains: 'x' }],
    ['with a number for a text', { Variable: '$.a', StringEquals: 1 }],
    ['with a date that is none', { Variable: '$.a', TimestampEquals: '2030-01-01' }],
    ['with a filter in its path', { Variable: '$.a[?(@.b)]', IsNull: true }],
    ['with Next in a nested rule', { Not: { ...yes, Next: 'Elsewhere' } }],
  ])('%s', (_, rule) => {
    expect(choiceSchema.safeParse({ ...rule, Next: 'There' }).success).toBe(false);
  });
});

describe('wildcards', () => {
  it.each<[boolean, string, string]>([
    [true, '*.log', 'a.log'],
    [false, '*.log', 'axlog'],
    [true, 'a\\*b', 'a*b'],
    [false, 'a\\*b', 'axb'],
    [true, 'a\\\\*', 'a\\anything'],
    [true, '(x|y)[z]$', '(x|y)[z]$'],
    [true, '*', 'two\nlines'],
  ])('%s: %s against %s', (result, pattern, text) => {
    expect(matchesWildcards(pattern, text)).toBe(result);
  });
});
