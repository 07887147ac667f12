import { readFileSync } from 'node:fs';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { FigureMarks, isPair, keepPairs } from './about-page.tsx';

afterEach(cleanup);

describe('the four kinds of figures', () => {
  it('mark a figure that our handbooks use as our judgement', () => {
    render(<FigureMarks />);
    const { triesPerHour } = parse(
      readFileSync('shared/handbook/kinds/service-freelance.yaml', 'utf8'),
    ).demand;
    expect(triesPerHour.mark).toBe('J');
    screen.getByText(`${triesPerHour.value} an hour`);
  });

  it('calculate the total from the figure next to it', () => {
    render(<FigureMarks />);
    screen.getByText('$33.05');
    screen.getByText('$330.50');
  });
});

it.each([
  ['income before tax around month 9: 130%', 'income before tax around month_9: 130%'],
  ['Month 10 · from 30 Aug', 'Month_10 · from 30_Aug'],
  ['by 27 August 2027, 9 months away', 'by 27_August 2027, 9_months away'],
  ['Tue 1 Dec, evening', 'Tue 1_Dec, evening'],
  ['0.5 h, 7.5 hours a week', '0.5_h, 7.5_hours a week'],
  ['after 2 payments', 'after 2_payments'],
  ['days 10 to 12 and 3 marching bands in May', 'days_10 to 12 and 3 marching bands in May'],
])('the pairs in “%s” stay on one line', (text, kept) => {
  expect(keepPairs(text)).toBe(kept.replaceAll('_', '\u00a0'));
  expect(keepPairs(text)).toHaveLength(text.length);
});

it.each([
  ['before tax around month', '9', true],
  ['You want it by 27', 'August 2027', true],
  ['of the month', 'and of the year', false],
  ['', '9', false],
])('between “%s” and “%s” a line may end, or may not', (before, after, pair) => {
  expect(isPair(before, after)).toBe(pair);
});
