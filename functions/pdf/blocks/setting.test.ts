import { describe, expect, it } from 'vitest';
import { styles } from '../layout/styles.ts';
import { plainRuns } from '../text/runs-of-text.ts';
import { balancedLines, linesFor } from './setting.ts';

const style = styles.sectionTitle;
const textOf = (lines: ReturnType<typeof linesFor>): string[] =>
  lines.map(({ words }) => words.map(({ parts }) => parts.map(({ text }) => text).join('')).join(' '));

describe('the lines of a heading', () => {
  it('are as many as usual, and about equally long', () => {
    const runs = plainRuns('What can go wrong, and what you do then', style);
    expect(textOf(linesFor(runs, 382)).at(-1)).toBe('then');
    expect(textOf(balancedLines(runs, 382))).toEqual(['What can go wrong,', 'and what you do then']);
  });

  it('are one where one is enough', () => {
    expect(balancedLines(plainRuns('Review', style), 382)).toHaveLength(1);
  });
});
