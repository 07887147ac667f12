/** The review page of a kit, opened as its buyer opens it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { libraryFolder } from '../../read-library.ts';
import { guideText } from './read-guide.ts';
import { reviewPage, writeReviewPage } from './write-review-page.ts';

const html = Buffer.from(writeReviewPage({ checked: '2026-11-20' })).toString('utf8');
const text = guideText(reviewPage);
const handbook = readFileSync(join(libraryFolder, 'audience-builder/niche-review-site.md'), 'utf8');

describe('the review page', () => {
  it('says who pays before anything leads to a shop, and that all of it is invented', () => {
    expect(html.indexOf('Some shops here pay me')).toBeLessThan(html.indexOf('link that pays me'));
    expect(html).toContain('Every brand, shop, person and reading on this page is invented');
  });

  it('is one file that runs and fetches nothing', () => {
    expect(html).not.toMatch(/<script|<img|<iframe|<object|\son\w+=|javascript:|@import|url\(|src=/i);
    expect(html.match(/<h1>/g)).toHaveLength(1);
    expect(html.match(/<th scope="col">[^<]+<\/th>/g)).toHaveLength(5);
    expect(html.match(/<tr><th scope="row">/g)).toHaveLength(
      html.match(/<tr><t[hd](?! scope="col")/g)?.length ?? 0,
    );
  });

  it('says what the handbook shows of it: its two quotes and its figures', () => {
    for (const quote of ['On night nineteen the float stuck', 'Five failed pumps in twenty is not a rate'])
      expect([handbook, text].map((one) => one.includes(quote))).toEqual([true, true]);
    expect(handbook).toContain('85 watts, eight hours, 24 cents a night');
  });

  it('works its sums out right', () => {
    const kilowattHours = (85 * 8) / 1000;
    expect(text).toContain(`Eight hours are ${kilowattHours} of a kilowatt hour`);
    expect(text).toContain(`a night costs ${Math.round(kilowattHours * 35)} cents`);
    expect(text).toContain(`a month of nights $${Math.round(kilowattHours * 0.35 * 30)}`);
    for (const counted of ['Seven found', 'Five had', 'Four wrote', 'Two had it', 'Two had nothing'])
      expect(text).toContain(counted);
  });
});
