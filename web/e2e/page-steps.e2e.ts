import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { itLong, openBrowser } from '../testing/browser.ts';
import { holdBack, openWithoutScripts, scripts } from '../testing/hold-back.ts';
import { comesAlive } from '../testing/paints.ts';

const { visit } = openBrowser();

const heading = (page: Page, name: RegExp) => page.getByRole('main').getByRole('heading', { level: 1, name });
const focusedHeading = (page: Page, name: RegExp) => page.locator('h1:focus').filter({ hasText: name });
const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });
const announced = (page: Page) => page.locator('body > div div[aria-live=polite].sr-only').textContent();

/** Goes from home to About and returns the scripts that were loaded. */
const stepToAbout = async (page: Page): Promise<Set<string>> => {
  await page.goto('/');
  await comesAlive(page);
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(request.url()));
  await footerLink(page, 'About').click();
  await focusedHeading(page, /about/i).waitFor();
  await expect.poll(() => page.title()).toMatch(/about/i);
  return new Set(asked);
};

/** Whether all preloaded scripts have arrived, except those held back. */
const othersHaveArrived = (page: Page, held: Set<string>) =>
  page.waitForFunction(
    (late) => {
      const wanted = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')]
        .map((link) => link.href)
        .filter((href) => !late.includes(href));
      return wanted.length > 0 && wanted.every((href) => performance.getEntriesByName(href).length > 0);
    },
    [...held],
  );

describe('a step to another page', () => {
  it('sets the title, focuses the heading and announces the page', async () => {
    const { page } = await visit();
    await page.goto('/');
    await comesAlive(page);
    await footerLink(page, 'Terms').click();
    await page.waitForURL('**/terms');
    await focusedHeading(page, /terms/i).waitFor();
    await expect.poll(() => page.title()).toMatch(/terms/i);
    await expect.poll(() => announced(page)).toMatch(/terms/i);
  });

  itLong('is made by the browser until the page has hydrated', async () => {
    const { page } = await visit();
    const letGo = await holdBack(page);
    await openWithoutScripts(page, '/');
    await footerLink(page, 'Terms').click();
    await page.waitForURL('**/terms', { waitUntil: 'commit' });
    await heading(page, /terms/i).waitFor();
    expect(await page.title()).toMatch(/terms/i);
    letGo();
    await comesAlive(page);
    await footerLink(page, 'About').click();
    await focusedHeading(page, /about/i).waitFor();
  });

  itLong('replaces one whose page is still loading, which then says nothing', async () => {
    const { page } = await visit();
    await stepToAbout(page);
    const letGo = await holdBack(page);
    const asked = page.waitForRequest(scripts);
    await footerLink(page, 'Terms').click();
    const late = await asked;
    await page.waitForURL('**/terms');
    await footerLink(page, 'About').click();
    await focusedHeading(page, /about/i).waitFor();
    letGo();
    await (await late.response())?.finished();
    await expect.poll(() => announced(page)).toMatch(/about/i);
    expect(await page.title()).toMatch(/about/i);
    await focusedHeading(page, /about/i).waitFor();
  });

  itLong('back from a page that is still loading focuses the heading again', async () => {
    const { page } = await visit();
    await stepToAbout(page);
    const letGo = await holdBack(page);
    await footerLink(page, 'Terms').click();
    await page.waitForURL('**/terms');
    await page.goBack();
    await focusedHeading(page, /about/i).waitFor();
    expect(await page.title()).toMatch(/about/i);
    await page.goForward();
    letGo();
    await focusedHeading(page, /terms/i).waitFor();
    await expect.poll(() => page.title()).toMatch(/terms/i);
  });

  itLong('back works while a reloaded page hydrates', async () => {
    const { page } = await visit();
    const ofAbout = await stepToAbout(page);
    const letGo = await holdBack(page, (address) => ofAbout.has(address));
    await page.reload({ waitUntil: 'commit' });
    await othersHaveArrived(page, ofAbout);
    await page.evaluate(() => history.back());
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
    letGo();
    await comesAlive(page);
    expect(await heading(page, /about/i).count()).toBe(0);
    await expect.poll(() => page.title()).not.toMatch(/about/i);
  });
});

describe('a page whose script does not arrive', () => {
  it('says so in the title and at the heading, and loads on request', async () => {
    const { page, expectComplaint } = await visit();
    expectComplaint(/ERR_FAILED|dynamically imported module/);
    await stepToAbout(page);
    await page.route(scripts, (route) => route.abort());
    await footerLink(page, 'Terms').click();
    await focusedHeading(page, /didn’t load/).waitFor();
    await expect.poll(() => page.title()).toMatch(/didn’t load/);
    await page.goBack();
    await focusedHeading(page, /about/i).waitFor();
    await expect.poll(() => page.title()).toMatch(/about/i);
    await page.unroute(scripts);
    await page.goForward();
    await focusedHeading(page, /didn’t load/).waitFor();
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await heading(page, /terms/i).waitFor();
    expect(await page.title()).toMatch(/terms/i);
  });

  it('says when there is no connection, and retries automatically when it returns', async () => {
    const { page, context, expectComplaint } = await visit();
    expectComplaint(/ERR_INTERNET_DISCONNECTED|dynamically imported module/);
    await stepToAbout(page);
    await context.setOffline(true);
    await footerLink(page, 'Terms').click();
    await focusedHeading(page, /^You’re offline$/).waitFor();
    await expect.poll(() => page.title()).toMatch(/^You’re offline/);
    await context.setOffline(false);
    await heading(page, /terms/i).waitFor();
    expect(new URL(page.url()).pathname).toBe('/terms');
  });
});
