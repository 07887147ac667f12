import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { archetypes } from '#shared/plan/assumptions/archetypes.ts';
import { FigureMarks } from './figure-marks.tsx';

afterEach(cleanup);

describe('the four kinds of figures', () => {
  it('show as our judgement what our plans reckon with', () => {
    render(<FigureMarks />);
    const { triesPerHour } = archetypes['service-freelance'].demand;
    expect(triesPerHour.mark).toBe('J');
    screen.getByText(`${triesPerHour.v} an hour`);
  });

  it('work the sum out of the figure beside it', () => {
    render(<FigureMarks />);
    screen.getByText('A$33.05');
    screen.getByText('A$330.50');
  });
});
