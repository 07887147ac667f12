import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Chart } from '#shared/plan/document/chart.ts';
import { readCharts } from '#web/components/pdf/read-charts.ts';
import { rowsOf } from './chart-rows.ts';
import { PlanChart } from './plan-chart.tsx';
import recorded from './testing/charts.json' with { type: 'json' };

afterEach(cleanup);

// One of each kind, as a finished plan has them in its file.
const drawn = recorded as { says: string; chart: Chart }[];
const charts = readCharts(JSON.stringify(drawn));
const kinds = new Set([...charts.values()].map(({ kind }) => kind));

const show = (chart: Chart) => render(<PlanChart chart={chart} alt="Bars" width={328} />).container;

describe('the charts of a plan as text', () => {
  it('are read from the note of the file, all that a plan has', () => {
    // Whole: what is in the note and not in the schema would be lost here.
    expect(charts).toEqual(new Map(drawn.map(({ says, chart }) => [says, chart])));
    expect(kinds.size).toBe(8);
  });

  it.each([undefined, 'no note', '[{"says":"A pie","chart":{"kind":"pie"}}]'])(
    'are cut from the pages where the note is %s',
    (note) => {
      expect(readCharts(note).size).toBe(0);
    },
  );

  it.each([...charts])('say what they show: %s', (alt, chart) => {
    const { container } = render(<PlanChart chart={chart} alt={alt} width={328} />);
    screen.getByRole('img', { name: alt.replaceAll(/\s+/g, ' ') });
    expect(container.textContent).toContain('What it shows');
    // Nothing is drawn outside of its own width.
    for (const bar of container.querySelectorAll<HTMLElement>('[data-tone][style]')) {
      const [from, width] = [bar.style.insetInlineStart, bar.style.width].map(Number.parseFloat);
      expect(from).toBeGreaterThanOrEqual(0);
      expect((from ?? 0) + (width ?? 0)).toBeLessThanOrEqual(100.001);
    }
    for (const text of container.querySelectorAll('svg text')) {
      const length = (text.textContent?.length ?? 0) * 6;
      const x = Number(text.getAttribute('x'));
      const anchor = text.getAttribute('text-anchor');
      const from = x - (anchor === 'end' ? length : anchor === 'middle' ? length / 2 : 0);
      expect(from).toBeGreaterThanOrEqual(-1);
    }
  });

  it('hang each step of a sum where the last one ended', () => {
    const axis = { title: 'A$', ticks: [], min: 0, max: 200 };
    const step = (kind: 'start' | 'change' | 'end', value: number) => ({
      ...{ kind, value },
      label: kind,
      printed: `$${value}`,
    });
    const steps = [step('start', 200), step('change', -50), step('change', 20), step('end', 170)];
    const { rows } = rowsOf({ kind: 'waterfall', axis, steps });
    expect(rows.map(({ spans: [span] }) => [span?.from, span?.to])).toEqual([
      [0, 100],
      [75, 100],
      [75, 85],
      [0, 85],
    ]);
  });

  it('stack the parts of a bar, and name them once', () => {
    const container = show({
      kind: 'bar',
      direction: 'lying',
      axis: { title: 'Hours', ticks: [], min: 0, max: 10 },
      parts: ['Delivery', 'Selling'],
      bars: [{ label: '1 client', values: [4, 2], printed: '6' }],
      levels: [{ at: 9, label: 'You have 9' }],
    });
    screen.getByText('Delivery');
    screen.getByText('You have 9');
    const bars = [...container.querySelectorAll<HTMLElement>('.plan-bar > [data-tone]')];
    expect(bars.map(({ style }) => [style.insetInlineStart, style.width])).toEqual([
      ['0%', '40%'],
      ['40%', '20%'],
    ]);
  });
});
