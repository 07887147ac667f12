import { describe, expect, it } from 'vitest';
import { drawBars } from './draw-bars.ts';

const bar = (label: string, value: number, printed = `$${value}`) => ({ label, value, printed });
const figure = (bars: ReturnType<typeof bar>[], floor?: { value: number; words: string }): string =>
  drawBars({ title: 'Pay', alt: 'Bars.', bars, ...(floor && { floor }) });
const fills = (html: string): string[] =>
  [...html.matchAll(/class="bars-fill" x="([^"]+)" width="([^"]+)"/g)].map(([, x, width]) => `${x} ${width}`);

describe('bars', () => {
  it('are as long as their values, and the longest has the whole width', () => {
    expect(fills(figure([bar('A', 10), bar('B', 40), bar('C', 0)]))).toEqual(['0% 25%', '0% 100%', '0% 0%']);
  });

  it('start at zero, and a loss extends to the left of the zero line in a different colour', () => {
    const html = figure([bar('A', -10), bar('B', 30)]);
    expect(fills(html)).toEqual(['25% 75%']);
    expect(html).toContain('<rect class="bars-below" x="0%" width="25%"');
    expect(html.match(/class="bars-zero" x1="25%"/g)).toHaveLength(2);
    expect(figure([bar('A', 0), bar('B', 30)])).not.toMatch(/bars-zero|bars-below/);
  });

  it('have a dashed line at the floor, which is also named in words', () => {
    const html = figure([bar('A', 10)], { value: 33.05, words: 'Casual minimum wage' });
    expect(html.match(/class="bars-floor" x1="97.09%"/g)).toHaveLength(1);
    expect(html).toContain('Casual minimum wage</p>');
    expect(fills(html)).toEqual(['0% 29.38%']);
    expect(figure([bar('A', 10)])).not.toContain('bars-floor');
  });

  it('have their words as text, and one sentence for people who cannot see them', () => {
    const html = figure([bar('Bed & bookcase', 10, '"about" $10')]);
    expect(html).toContain('<span>Bed &amp; bookcase</span><b>&quot;about&quot; $10</b>');
    expect(html).toContain('role="img" aria-label="Bars."');
  });

  it('are drawn without a fault when all values are zero', () => {
    expect(fills(figure([bar('A', 0)]))).toEqual(['0% 0%']);
  });
});
