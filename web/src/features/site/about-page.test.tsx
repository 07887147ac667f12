import { readFileSync } from 'node:fs';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { FigureMarks } from './about-page.tsx';

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
