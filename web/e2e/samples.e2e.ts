import { stat } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { cacheControl } from '#shared/contract/site-headers.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { openBrowser } from '../testing/browser.ts';
import { expectFits } from '../testing/expect-fits.ts';
import { comesAlive, hasComeAlive, shiftWhileOpening } from '../testing/paints.ts';

const { visit } = openBrowser();
const plans = '/make-money/path-compiler';

/** Pictures below the first screen are fetched when somebody comes near them. */
async function seeAllPictures(page: Page): Promise<number> {
  const pictures = page.locator('.sample-strip img').filter({ visible: true });
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
  }
  return pictures.count();
}

describe('a real page of a sample', () => {
  it.each([360, 1280])('stands on the landing page, %i px wide', async (width) => {
    const { page } = await visit({ width, height: 640 });
    await page.goto('/');
    await comesAlive(page);
    expect(await page.getByRole('img', { name: /Three lines over twelve months/ }).count()).toBe(1);
    expect(await seeAllPictures(page)).toBe(10);
    await expectFits(page);
    await expectAccessible(page);
  });

  it('is there without scripts', async () => {
    const { page } = await visit({ width: 360, javaScript: false });
    const [picture] = await Promise.all([page.waitForResponse(/\/assets\/sample-.*\.webp$/), page.goto('/')]);
    expect(picture.status()).toBe(200);
    await page.getByRole('link', { name: 'Download a sample Basic plan' }).waitFor();
  });

  it('is drawn in the colours of a system that chooses its own', async () => {
    const { page } = await visit();
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await page.goto('/');
    const chart = page.getByRole('img', { name: /Three lines over twelve months/ });
    const colourOf = (part: typeof chart) => part.evaluate((shape) => getComputedStyle(shape).color);
    const drawn = await Promise.all((await chart.locator('polyline, text').all()).map(colourOf));
    expect(drawn.length).toBeGreaterThan(5);
    expect(new Set(drawn)).toEqual(new Set([await colourOf(page.getByRole('main'))]));
  });

  it.each(['/', plans])('moves nothing on %s while it arrives', async (address) => {
    for (const width of [360, 1280]) {
      const { page } = await visit({ width });
      expect(await shiftWhileOpening(page, address), `${width}`).toBe(0);
      await seeAllPictures(page);
    }
  });
});

describe('the pages of the samples', () => {
  it.each([360, 1280])('are shown beside the plans, %i px wide, and can be read larger', async (width) => {
    const { page } = await visit({ width, height: 640 });
    await page.goto('/');
    await page.getByRole('link', { name: 'See every page' }).click();
    await page.waitForURL(`**${plans}#pages`);
    const title = page.getByRole('heading', { name: 'What a plan looks like, page by page' });
    await expect.poll(async () => (await title.boundingBox())?.y).toBeLessThan(200);
    for (const plan of ['Enterprise', 'Pro', 'Basic']) {
      await page.getByRole('radio', { name: plan }).check();
      await page.getByRole('heading', { name: new RegExp(`^${plan}, .+ pages$`) }).waitFor();
      expect(await seeAllPictures(page)).toBeGreaterThanOrEqual(5);
    }
    await expectFits(page);
    await expectAccessible(page);
    const fifth = page.getByRole('link', { name: /Page 5\. What one sale leaves/ });
    await fifth.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    const open = (number: number) => dialog.getByRole('heading', { name: `Page ${number} of 10.` }).waitFor();
    await open(5);
    await expectAccessible(page);
    await page.keyboard.press('ArrowRight');
    await open(6);
    await dialog.getByRole('button', { name: 'Previous page' }).click();
    await open(5);
    // No more than the pages beside it are fetched.
    const large = dialog.locator('img[src*="-960-"]');
    expect(await large.count()).toBe(3);
    // A reload and a link lead to the same page, and a step back to the plans.
    expect(new URL(page.url()).searchParams.get('page')).toBe('basic-5');
    await page.reload();
    await open(5);
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('');
  });

  it('give the focus back to the page that opened them, and stay within their ends', async () => {
    const { page } = await visit({ width: 360, height: 640 });
    await page.goto(plans);
    await comesAlive(page);
    const cover = page.getByRole('link', { name: /Page 1\. Cover/ }).first();
    await cover.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    const back = dialog.getByRole('button', { name: 'Previous page' });
    await expect.poll(() => back.isDisabled()).toBe(true);
    await page.keyboard.press('ArrowLeft');
    await dialog.getByRole('heading', { name: 'Page 1 of 10. Cover' }).waitFor();
    const widthOf = async () =>
      (await dialog.getByRole('img', { name: /^The title, what/ }).boundingBox())?.width ?? 0;
    expect(await widthOf()).toBeLessThanOrEqual(360);
    await dialog.getByRole('button', { name: 'Zoom in' }).click();
    expect(await widthOf()).toBeGreaterThan(700);
    await dialog.getByRole('button', { name: 'Whole page' }).click();
    // As a finger does it: the reel is moved, and comes to rest on a page.
    await dialog.locator('.page-reel').evaluate((reel) => reel.scrollTo(reel.clientWidth * 9, 0));
    await dialog.getByRole('heading', { name: 'Page 10 of 10.' }).waitFor();
    await expect.poll(() => dialog.getByRole('button', { name: 'Next page' }).isDisabled()).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await cover.evaluate((link) => link === document.activeElement)).toBe(true);
    expect(new URL(page.url()).search).toBe('');
  });

  it('are moved by buttons on a wide window', async () => {
    const { page } = await visit({ width: 1280, height: 800 });
    await page.goto(plans);
    await comesAlive(page);
    const turn = (name: string) => page.getByRole('button', { name }).filter({ visible: true });
    const [earlier, later] = [turn('Earlier pages'), turn('Later pages')];
    await expect.poll(() => hasComeAlive(later), { timeout: 10_000 }).toBe(true);
    const last = page.getByRole('link', { name: /^.*Page 10\./ }).first();
    const isSeen = () =>
      last.evaluate((link) => {
        const strip = link.closest('ol')?.getBoundingClientRect();
        return strip !== undefined && link.getBoundingClientRect().right <= strip.right;
      });
    expect(await earlier.isDisabled()).toBe(true);
    await later.click();
    await expect.poll(() => earlier.isDisabled()).toBe(false);
    expect(await isSeen()).toBe(false);
    await later.click();
    await expect.poll(() => later.isDisabled()).toBe(true);
    // Once it has slid there.
    await expect.poll(isSeen).toBe(true);
    await earlier.click();
    await earlier.click();
    await expect.poll(() => earlier.isDisabled()).toBe(true);
  });

  it('lead to their pictures where no script runs', async () => {
    const { page, expectComplaint } = await visit({ width: 1280, javaScript: false });
    // The browser's own page around a picture has a style, to which our policy applies.
    expectComplaint(/Applying inline style violates/);
    await page.goto(plans);
    expect(await page.getByRole('button', { name: 'Later pages' }).filter({ visible: true }).count()).toBe(0);
    await page.getByRole('link', { name: /Page 5\. What one sale leaves/ }).click();
    await page.waitForURL('**/assets/sample-basic-5-960-*.webp');
  });

  it.each(['Basic', 'Pro', 'Enterprise'])(
    'come whole from the card of %s, of the size it says',
    async (name) => {
      const { page } = await visit({ width: 360, height: 640, javaScript: false });
      await page.goto(plans);
      const link = page
        .getByRole('article', { name })
        .getByRole('link', { name: `Download a sample ${name} plan` });
      const facts = /PDF, \d+ pages, (\d+) KB/.exec((await link.textContent()) ?? '');
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
      expect(download.suggestedFilename()).toBe(`waymint-sample-${name.toLowerCase()}.pdf`);
      const { size } = await stat(await download.path());
      expect(Math.round(size / 1000)).toBe(Number(facts?.[1]));
    },
  );

  it('are served as what they are, pictures for good and documents anew each time', async () => {
    const siteUrl = inject('siteUrl');
    const { page } = await visit({ javaScript: false });
    await page.goto(plans);
    const picture = await page.locator('.sample-strip img').first().getAttribute('src');
    const served = async (address: string) => {
      const { status, headers } = await fetch(new URL(address, siteUrl));
      return [status, headers.get('content-type'), headers.get('cache-control')];
    };
    expect(await served(picture ?? '')).toEqual([200, 'image/webp', cacheControl.immutable]);
    const sample = (extension: string) => served(`/samples/waymint-sample-pro.${extension}`);
    expect(await sample('pdf')).toEqual([200, 'application/pdf', cacheControl.revalidated]);
    expect(await sample('ics')).toEqual([200, 'text/calendar; charset=utf-8', cacheControl.revalidated]);
    expect((await sample('xlsx')).slice(1)).toEqual([
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      cacheControl.revalidated,
    ]);
  });
});
