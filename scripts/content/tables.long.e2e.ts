import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../web/testing/browser.ts';
import { allPaths } from './library.ts';
import { readLibrary } from './read-library.ts';

const { visit } = openBrowser();
const wholes = allPaths(readLibrary()).map(({ file, sections }) => ({
  file,
  html: sections.map(({ html }) => html).join(''),
}));

describe('the tables of the handbooks', () => {
  it.each([320, 639, 640])('are no wider than %i px allow, locked ones included', async (width) => {
    const { page } = await visit({ width });
    await page.goto('/make-money/paths/side-hustle-starter/weekend-reseller');
    const cut = await page.evaluate((texts) => {
      const place = document.querySelector('.reading');
      return texts.flatMap(({ file, html }) => {
        if (place) place.innerHTML = html;
        return [...document.querySelectorAll('.reading .table-scroll')]
          .filter((table) => table.scrollWidth > table.clientWidth)
          .map((table) => `${file}: ${table.getAttribute('aria-label')}`);
      });
    }, wholes);
    expect(await page.locator('.reading .table-scroll').count()).toBeGreaterThan(3);
    expect(cut).toEqual([]);
  });
});
