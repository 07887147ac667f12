import { expect, it } from 'vitest';
import { openBrowser } from '../../web/testing/browser.ts';
import { allPaths } from './library.ts';
import { readLibrary } from './read-library.ts';

const { visit } = openBrowser();

it('plays an edit by the site’s own styles: one shot at every moment, the last one kept, and the first one again', async () => {
  const { page } = await visit({ width: 360 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/make-money/paths/side-hustle-starter/first-paid-gig');
  const html = allPaths(readLibrary())
    .flatMap(({ sections }) => sections)
    .find(({ html }) => html.includes('class="film"'))?.html;
  await page.evaluate((film) => {
    const place = document.querySelector('.reading');
    if (place) place.innerHTML = film;
  }, html ?? '');
  const shown = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.film-shot')].flatMap((shot, index) =>
        getComputedStyle(shot).visibility === 'visible' ? [index] : [],
      ),
    );
  const shots = await page.locator('.film-shot').count();
  expect(shots).toBeGreaterThan(5);
  expect(await shown()).toEqual([0]);
  const play = page.getByRole('checkbox', { name: /^Play it: \d+ seconds, without sound$/ });
  await play.press('Space');
  const seen = await page.evaluate(() => {
    const moving = document.getAnimations();
    const visible: number[][] = [];
    for (let moment = 0; moment <= 30_000; moment += 500) {
      for (const one of moving) {
        one.pause();
        one.currentTime = moment;
      }
      visible.push(
        [...document.querySelectorAll('.film-shot')].flatMap((shot, index) =>
          getComputedStyle(shot).visibility === 'visible' ? [index] : [],
        ),
      );
    }
    return visible;
  });
  expect(seen.every(({ length }) => length === 1)).toBe(true);
  expect([...new Set(seen.flat())]).toEqual([...Array(shots).keys()]);
  await page.getByRole('checkbox', { name: 'Back to the first shot' }).press('Space');
  expect(await shown()).toEqual([0]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await page.locator('.film-stage').isVisible()).toBe(false);
  expect(await page.locator('.film-frame').last().isVisible()).toBe(true);
});
