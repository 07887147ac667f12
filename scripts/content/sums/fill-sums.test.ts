import { describe, expect, it } from 'vitest';
import { factNumbers } from '#shared/content/fact-numbers.ts';
import { decidePrice } from '../figures/decide-price.ts';
import { priceSale } from '../figures/numbers-of.ts';
import { allPaths, findPath, type PathFigures } from '../figures/path-figures.ts';
import { fillText, withOwn, withoutFilled } from './fill-sums.ts';
import { generalNames } from './general-names.ts';
import { namesOfPath } from './names-of-path.ts';

const studio = findPath('short-form-editing-studio') as PathFigures;
const names = namesOfPath(studio);
const fill = (text: string) => fillText(text, names);

describe('a text', () => {
  it('prints the facts it names, with the day they were checked', () => {
    expect(fillText('Register at {{gst-threshold}}, within {{gst-days}}.', generalNames)).toBe(
      'Register at $75,000 (as at 20 November 2026), within 21 days (as at 20 November 2026).',
    );
  });

  it('prints our plans’ assumptions and sums of them, also in tables', () => {
    expect(fill('We plan on {{0.0% conversion}}.')).toBe('We plan on 1.4%.');
    expect(fill('| Pack | {{$0 price-none}} | {{~$0.00 price-none / 30}} |')).toBe(
      '| Pack | $540 | $18.00 |',
    );
    expect(fill('{{$0.00 hours * casual-floor}}')).toBe('$396.60');
    expect(fill('{{$0.00 card(price-none)}}')).toBe('$9.48');
    expect(fill('{{0 enough(0.95; 0.013)}}')).toBe('229');
  });

  it.each(['{{asic-business-name}}', '{{}}', '{{constructor}}'])('cannot print %s', (text) => {
    expect(() => fill(text)).toThrow('There is no fact named');
  });

  it('reports the line of a wrong sum and its fault', () => {
    expect(() => fillText('One.\n\nTwo {{$0 prise}}.', names, 20)).toThrow(
      'line 22, {{$0 prise}}: there is no figure named prise',
    );
    expect(() => fill('{{$0 10 / 0}}')).toThrow('line 1, {{$0 10 / 0}}: it divides by nothing');
  });

  it('may define figures that build on earlier ones', () => {
    const own = withOwn(names, { lawn: 65, round: '6 * lawn' });
    expect(fillText('{{$0 round}}', own)).toBe('$390');
    expect(() => withOwn(names, { round: '6 * lawn', lawn: 65 })).toThrow(
      'sums: round: there is no figure named lawn',
    );
    expect(() => withOwn(names, { hours: 3 })).toThrow('hours has another meaning already');
  });

  it('can be stripped to the words that were typed', () => {
    const text = 'Ask $90, or {{$0 price-none}} for {{casual-floor}}.';
    expect(withoutFilled(text)).not.toMatch(/price|casual/);
    expect(withoutFilled(text)).toContain('$90');
  });
});

describe('the names of a path', () => {
  it.each(allPaths)('include the prices, costs and rates of plans of $slug', (path) => {
    const own = namesOfPath(path);
    const price = decidePrice(path, 'skill');
    const value = (name: string) => Number(fillText(`{{~0.000000 ${name}}}`, own).replaceAll(',', ''));
    expect(value('price-skill')).toBe(price.coreCents / 100);
    expect(value('kept-skill')).toBe(priceSale(path, price.coreCents).contributionCents / 100);
    expect(value('hours')).toBeCloseTo(path.hoursPerUnit.value, 6);
    expect(value('conversion')).toBeCloseTo(path.demand.conversion.value, 6);
    expect(value('casual-floor')).toBe(factNumbers['casual-floor']);
  });
});
