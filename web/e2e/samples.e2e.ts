import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { samplesAddress } from '#shared/contract/content-addresses.ts';
import { samplePlans } from '#shared/contract/content-files.ts';
import { cacheControl } from '#shared/contract/site-headers.ts';
import { isLongRun, sampleOf } from '#shared/testing/long-run.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { itLong, openBrowser } from '../testing/browser.ts';
import { expectFits } from '../testing/expect-fits.ts';
import { comesAlive, hasComeAlive, shiftWhileOpening } from '../testing/paints.ts';

const { visit } = openBrowser();
const plans = '/make-money/path-compiler';

/** Pictures are loaded when they are about to come into view. */
async function seeAllPictures(page: Page): Promise<number> {
  const shown = page.locator('.sample-row > li').filter({ visible: true });
  for (const one of await shown.all()) {
    await one.scrollIntoViewIfNeeded();
    await expect
      .poll(() => one.locator('img').evaluateAll(([image]) => (image as HTMLImageElement)?.naturalWidth))
      .toBeGreaterThan(0);
  }
  return shown.count();
}

describe('a real page of a sample', () => {
  it.each(sampleOf([360, 1280], 1))('is on the landing page, %i px wide', async (width) => {
    const { page } = await visit({ width, height: 640 });
    await page.goto('/');
    await comesAlive(page);
    expect(await seeAllPictures(page)).toBe(6);
    await expectFits(page);
    await expectAccessible(page);
  });

  it('is shown without scripts', async () => {
    const { page } = await visit({ width: 360, javaScript: false });
    const [picture] = await Promise.all([page.waitForResponse(/\/assets\/sample-.*\.avif$/), page.goto('/')]);
    expect(picture.status()).toBe(200);
    await page.getByRole('link', { name: 'Download a sample Basic plan' }).waitFor();
  });

  itLong('uses the colours of a system in forced-colours mode', async () => {
    const { page } = await visit();
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await page.goto('/');
    const chart = page.getByRole('img', { name: /^As planned: / });
    const colourOf = (part: typeof chart) => part.evaluate((shape) => getComputedStyle(shape).color);
    const drawn = await Promise.all((await chart.locator('polyline, text').all()).map(colourOf));
    expect(drawn.length).toBeGreaterThan(5);
    expect(new Set(drawn)).toEqual(new Set([await colourOf(page.getByRole('main'))]));
  });

  itLong.each(['/', plans])('causes no layout shift on %s while it loads', async (address) => {
    for (const width of [360, 1280]) {
      const { page } = await visit({ width });
      expect(await shiftWhileOpening(page, address), `${width}`).toBe(0);
      await seeAllPictures(page);
    }
  });
});

describe('the pages of the samples', () => {
  it.each(sampleOf([360, 1280], 1))(
    'are next to the plans, %i px wide, and can be enlarged',
    async (width) => {
      const { page } = await visit({ width, height: 640 });
      await page.goto('/');
      await page.getByRole('link', { name: 'See Pro and Enterprise pages' }).click();
      await page.waitForURL(`**${plans}?sample=pro#pages`);
      await page.getByRole('heading', { name: /^Pro, .+ pages$/ }).waitFor();
      expect(await page.getByRole('radio', { name: 'Pro' }).isChecked()).toBe(true);
      const title = page.getByRole('heading', { name: 'Look inside a plan' });
      await expect.poll(async () => (await title.boundingBox())?.y).toBeLessThan(200);
      for (const plan of isLongRun ? ['Enterprise', 'Pro', 'Basic'] : ['Basic']) {
        await page.getByRole('radio', { name: plan }).check();
        await page.getByRole('heading', { name: new RegExp(`^${plan}, .+ pages$`) }).waitFor();
        expect(await seeAllPictures(page)).toBeGreaterThanOrEqual(5);
      }
      await expectFits(page);
      await expectAccessible(page);
      const third = page.getByRole('link', { name: /3 of 6\. The numbers/ });
      await third.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      const open = (number: number) =>
        dialog.getByRole('heading', { name: `Page ${number} of 6.` }).waitFor();
      await open(3);
      await expectAccessible(page);
      await page.keyboard.press('ArrowRight');
      await open(4);
      await dialog.getByRole('button', { name: 'Previous page' }).click();
      await open(3);
      // Only the nearby pages are loaded.
      expect(await dialog.locator('img').count()).toBe(5);
      // A reload and a link lead to the same page, and the back button to the plans.
      expect(new URL(page.url()).searchParams.get('page')).toBe('basic-3');
      await page.reload();
      await open(3);
      await page.goBack();
      await dialog.waitFor({ state: 'detached' });
      expect(new URL(page.url()).search).toBe('?sample=pro');
      const published = samplePlans.parse(await (await page.request.get(samplesAddress)).json());
      const last = published.find(({ tier }) => tier === 'PRO')?.pictures.at(-1)?.page;
      await page.goto(`${plans}?page=pro-${last}`);
      await dialog.getByRole('heading', { name: `Page ${last} of ` }).waitFor();
    },
  );

  itLong('are a deck on the card of each plan, which links to the pages of its kind', async () => {
    const { page } = await visit({ width: 360, height: 640 });
    await page.goto(plans);
    await comesAlive(page);
    for (const [plan, shown] of [
      ['Enterprise', '6 of 13 pages'],
      ['Pro', '5 of 9 pages'],
    ]) {
      const card = page.getByRole('article', { name: String(plan) });
      await card.getByRole('link', { name: `Look inside: ${shown} of the ${plan} sample` }).click();
      const heading = page.getByRole('heading', { name: `${plan}, ${shown}` });
      await expect.poll(async () => (await heading.boundingBox())?.y ?? -1).toBeGreaterThan(0);
      expect(new URL(page.url()).hash).toBe('#pages');
    }
    // Here, too, the focus returns to the opened page, not to the whole part.
    const opens = page.getByRole('link', { name: /Page 8 of \d+\./ }).filter({ visible: true });
    await opens.click();
    await page
      .getByRole('dialog')
      .getByRole('heading', { name: /^Page 8 of \d+\./ })
      .waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => opens.evaluate((link) => link === document.activeElement)).toBe(true);
  });

  itLong('give the focus back to the page that opened them, and stop at both ends', async () => {
    const { page } = await visit({ width: 360, height: 640 });
    await page.goto(plans);
    await comesAlive(page);
    const first = page.getByRole('link', { name: /Page 1 of 6\. The answer/ }).first();
    await first.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    const back = dialog.getByRole('button', { name: 'Previous page' });
    await expect.poll(() => back.isDisabled()).toBe(true);
    await page.keyboard.press('ArrowLeft');
    await dialog.getByRole('heading', { name: 'Page 1 of 6. The answer' }).waitFor();
    const widthOf = async () =>
      (await dialog.getByRole('img', { name: /^Tight\./ }).boundingBox())?.width ?? 0;
    expect(await widthOf()).toBeLessThanOrEqual(360);
    await dialog.getByRole('button', { name: 'Zoom in' }).click();
    expect(await widthOf()).toBeGreaterThan(700);
    await dialog.getByRole('button', { name: 'Whole page' }).click();
    // Moves the reel as a finger does; it stops on a page.
    await dialog.locator('.page-reel').evaluate((reel) => reel.scrollTo(reel.clientWidth * 5, 0));
    await dialog.getByRole('heading', { name: 'Page 6 of 6.' }).waitFor();
    await expect.poll(() => dialog.getByRole('button', { name: 'Next page' }).isDisabled()).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await first.evaluate((link) => link === document.activeElement)).toBe(true);
    expect(new URL(page.url()).search).toBe('');
  });

  itLong('turn one by one under a finger, quick or slow, and the reel never jumps', async () => {
    const { page } = await visit({ width: 360, height: 640, touch: true });
    await page.goto(`${plans}?page=basic-1`);
    await comesAlive(page);
    const dialog = page.getByRole('dialog');
    const stands = (number: number) =>
      dialog.getByRole('heading', { name: `Page ${number} of 6.` }).waitFor();
    await stands(1);
    const tools = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      tools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: 300 }],
      });
    const reel = dialog.locator('.page-reel');
    /**
     * Returns the page right after, and the farthest that the reel moved between two frames under the finger.
     */
    const swipe = async (way: 1 | -1, steps: number) => {
      await reel.evaluate((row) => {
        const seen = { left: row.scrollLeft, leap: 0 };
        Object.assign(window, { seen });
        const look = () => {
          seen.leap = Math.max(seen.leap, Math.abs(row.scrollLeft - seen.left));
          seen.left = row.scrollLeft;
          requestAnimationFrame(look);
        };
        look();
      });
      const [from, length] = [180 + way * 110, -way * 220];
      await touch('touchStart', from);
      for (let step = 1; step <= steps; step += 1) {
        await touch('touchMove', from + (length * step) / steps);
        await page.waitForTimeout(16);
      }
      const leap = await page.evaluate(() => (window as unknown as { seen: { leap: number } }).seen.leap);
      await touch('touchEnd');
      return leap;
    };
    for (const [number, way, steps] of [
      [2, 1, 8],
      [3, 1, 6],
      [4, 1, 40],
      [3, -1, 8],
    ] as const) {
      expect(await swipe(way, steps)).toBeLessThan(150);
      await stands(number);
      await expect.poll(() => reel.evaluate((row) => row.scrollLeft)).toBe((number - 1) * 360);
    }
    expect(new URL(page.url()).searchParams.get('page')).toBe('basic-3');
  });

  itLong('reopen at the page where the reader left', async () => {
    const { page } = await visit({ width: 360, height: 640 });
    await page.goto('/');
    await comesAlive(page);
    const row = page.locator('.sample-row');
    await row.scrollIntoViewIfNeeded();
    const fourth = row.locator('> li').nth(3);
    await fourth.scrollIntoViewIfNeeded();
    const placeOf = () => fourth.evaluate((one) => Math.round(one.getBoundingClientRect().left));
    await expect.poll(placeOf).toBeLessThan(40);
    await page.getByRole('link', { name: 'See Pro and Enterprise pages' }).click();
    await page.getByRole('radio', { name: 'Pro' }).waitFor();
    await page.goBack();
    await page.getByRole('link', { name: 'See Pro and Enterprise pages' }).waitFor();
    await expect.poll(placeOf).toBeLessThan(40);
    expect(await placeOf()).toBeGreaterThanOrEqual(0);
  });

  itLong('are as wide as a low window, and scroll', async () => {
    const { page } = await visit({ width: 640, height: 360 });
    await page.goto(`${plans}?page=basic-4`);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading', { name: 'Page 4 of 6.' }).waitFor();
    const slide = dialog.getByRole('region', { name: 'Who buys, and how to reach them' });
    await expect.poll(async () => (await slide.locator('img').boundingBox())?.width).toBeGreaterThan(500);
    const seen = await slide.evaluate(({ scrollHeight, clientHeight }) => [scrollHeight, clientHeight]);
    expect(seen[0]).toBeGreaterThan(seen[1] ?? 0);
    expect(seen[1]).toBeGreaterThan(200);
  });

  const isShown = (name: RegExp) => async (page: Page) =>
    page
      .getByRole('link', { name })
      .first()
      .evaluate((link) => {
        const row = link.closest('ol')?.getBoundingClientRect();
        return row !== undefined && Math.abs(link.getBoundingClientRect().left - row.left) < 2;
      });
  const fifth = isShown(/Page 5 of 6\. Your first 14 days/);

  itLong('show their names on a wide window, with the current one marked', async () => {
    const { page } = await visit({ width: 1280, height: 800 });
    await page.goto('/');
    await comesAlive(page);
    const name = page.getByRole('link', { name: /^5 Your first 14 days$/ });
    await expect.poll(() => hasComeAlive(name)).toBe(true);
    await name.scrollIntoViewIfNeeded();
    await name.click();
    await expect.poll(() => fifth(page)).toBe(true);
    await expect.poll(() => name.getAttribute('aria-current')).toBe('true');
    expect(new URL(page.url()).hash).toBe('');
  });

  itLong('show their names without scripts, or before they have loaded', async () => {
    const { page } = await visit({ width: 1280, height: 800, javaScript: false });
    await page.goto('/');
    expect(await fifth(page)).toBe(false);
    await page.getByRole('link', { name: /^5 Your first 14 days$/ }).click();
    await expect.poll(() => fifth(page)).toBe(true);
  });

  itLong('link to their pictures without scripts', async () => {
    const { page, expectComplaint } = await visit({ width: 1280, javaScript: false });
    // The browser's own page around a picture has an inline style, which our policy refuses.
    expectComplaint(/Applying inline style violates/);
    await page.goto(plans);
    await page.getByRole('link', { name: /3 of 6\. The numbers/ }).click();
    await page.waitForURL('**/assets/sample-basic-3-*.avif');
  });

  it.each(sampleOf(['Basic', 'Pro', 'Enterprise'], 1))(
    'download in full from the card of %s, in the stated size',
    async (name) => {
      const { page } = await visit({ width: 360, height: 640, javaScript: false });
      await page.goto(plans);
      const link = page
        .getByRole('article', { name })
        .getByRole('link', { name: `Download the ${name} sample` });
      const facts = /PDF, (\d+) KB/.exec((await link.textContent()) ?? '');
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
      expect(download.suggestedFilename()).toBe(`waymint-sample-${name.toLowerCase()}.pdf`);
      let size = 0;
      for await (const part of await download.createReadStream()) size += part.length;
      expect(Math.round(size / 1000)).toBe(Number(facts?.[1]));
    },
  );

  it('are served with the right types, pictures forever and documents revalidated each time', async () => {
    const siteUrl = inject('siteUrl');
    const { page } = await visit({ javaScript: false });
    await page.goto(plans);
    const picture = await page.locator('.sample-row img').first().getAttribute('src');
    const served = async (address: string) => {
      const { status, headers } = await fetch(new URL(address, siteUrl));
      return [status, headers.get('content-type'), headers.get('cache-control')];
    };
    expect(await served(picture ?? '')).toEqual([200, 'image/avif', cacheControl.immutable]);
    const sample = (extension: string) => served(`/samples/waymint-sample-pro.${extension}`);
    expect(await sample('pdf')).toEqual([200, 'application/pdf', cacheControl.revalidated]);
    expect(await sample('ics')).toEqual([200, 'text/calendar; charset=utf-8', cacheControl.revalidated]);
    expect((await sample('xlsx')).slice(1)).toEqual([
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      cacheControl.revalidated,
    ]);
  });
});
