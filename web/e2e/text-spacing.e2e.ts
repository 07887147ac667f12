import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ordersOf } from '#functions/testing/payments.ts';
import {
  answers,
  confirmedPerson,
  reaches,
  startRun,
  submit,
  submitForReview,
} from '#functions/testing/runs.ts';
import { priceCatalogue } from '#shared/content/price-catalogue.ts';
import { pages } from '#shared/contract/pages.ts';
import { openBrowser } from '../testing/browser.ts';
import { logInOnPage } from './sign-up-form.ts';

const { visit } = openBrowser();

/** As WCAG 1.4.12 wants readers to be able to space text; a style sheet of our own making, which no policy refuses. */
const spaceText = () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-block-end: 2em !important; }
  `);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
};

/** What is beyond the right edge, or cut off by a box that shows no more than fits. */
const lostText = () => {
  const wide = document.documentElement.clientWidth;
  // Text that nobody sees while scripts run, and part of the text of what it stands in.
  for (const unseen of document.querySelectorAll('noscript')) unseen.remove();
  const lost: string[] = [];
  if (document.documentElement.scrollWidth > wide)
    lost.push(`the page is ${document.documentElement.scrollWidth} wide`);
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1;
  const cuts = (element: Element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    const isCut = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    return (
      (isCut(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
      (isCut(overflowY) && element.scrollHeight > element.clientHeight + 1)
    );
  };
  for (const element of document.querySelectorAll('body *')) {
    if (!isVisible(element) || element.closest('svg, .sr-only, canvas, .pdf-page') !== null) continue;
    const words = (element.textContent ?? '').trim().slice(0, 50);
    if (words !== '' && element.clientWidth > 1 && cuts(element))
      lost.push(`${element.tagName} cuts “${words}”`);
    const scrolls = (box: Element | null): boolean =>
      box !== null && (/auto|scroll/.test(getComputedStyle(box).overflowX) || scrolls(box.parentElement));
    if (words !== '' && element.getBoundingClientRect().right > wide + 1 && !scrolls(element))
      lost.push(`${element.tagName} runs over: “${words}”`);
  }
  return lost;
};

/** As somebody does who needs large text (WCAG 1.4.4). */
const doubleText = () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { font-size: 200% !important; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
};

async function lostOn(page: Page, address: string, change = spaceText): Promise<string[]> {
  await page.goto(address);
  await page
    .getByRole('heading', { level: 1, name: /^(?!Loading )/ })
    .first()
    .waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(change);
  return (await page.evaluate(lostText)).map((lost) => `${address}: ${lost}`);
}

const [path] = priceCatalogue;
const personaAddress = `/make-money/paths/${path?.personaSlug}`;
const visitorsPages = [
  ...Object.values(pages).flatMap((one) => (one.html === 'prerendered' ? [one.path] : [])),
  personaAddress,
  `${personaAddress}/${path?.pathSlug}`,
  '/funding?abn=no&stage=idea&state=New+South+Wales',
  '/#goal=A%24800+a+month&hours=3-5h&budget=%3C300&skills=writing&interests=books',
  '/not-there',
];

describe('text of twice the size', () => {
  it.each([
    ['by its size, 360 px wide', 360, doubleText],
    ['by the zoom of the browser, which leaves 180 px', 180, () => {}],
  ])(
    'is lost on no page %s',
    async (_how, width, change) => {
      const { page, expectComplaint } = await visit({ width, height: 640 });
      expectComplaint(/status of 404/);
      const lost: string[] = [];
      for (const address of visitorsPages) lost.push(...(await lostOn(page, address, change)));
      expect(lost).toEqual([]);
    },
    120_000,
  );
});

describe('widely spaced text at 320 px', () => {
  it.each(visitorsPages)('loses nothing on %s', async (address) => {
    const { page, expectComplaint } = await visit({ width: 320 });
    expectComplaint(/status of 404/);
    expect(await lostOn(page, address)).toEqual([]);
  });

  it('loses nothing on any page of an account, nor of a reviewer, nor does text of twice the size', async () => {
    const person = await confirmedPerson(50_000);
    const basic = await startRun(person, 'BASIC');
    await submit(person, basic, answers);
    const { generatedFile } = await reaches(person, basic, 'COMPLETED');
    const reviewed = await startRun(person, 'PRO');
    const review = await submitForReview(person, reviewed);
    const order = (await ordersOf(person)).at(0);
    const { page } = await visit({ width: 320 });
    await page.goto('/login');
    await logInOnPage(page, person.email, person.password);
    await page.waitForURL('**/dashboard');
    const lost: string[] = [];
    const ownPages = [
      pages.dashboard.path,
      pages.profile.path,
      pages.changePassword.path,
      pages.orderTokens.path,
      pages.plans.path,
      pages.confirmPlan.path,
      `/make-money/path-compiler/runs/${basic}`,
      `/make-money/path-compiler/runs/${reviewed}`,
      `/user/files/${generatedFile}?runId=${basic}`,
      `/token/invoice/${order?.id}`,
      `/review#${review}`,
    ];
    for (const address of ownPages) lost.push(...(await lostOn(page, address)));
    await page.setViewportSize({ width: 360, height: 640 });
    for (const address of ownPages) lost.push(...(await lostOn(page, address, doubleText)));
    await page.setViewportSize({ width: 180, height: 640 });
    for (const address of ownPages) lost.push(...(await lostOn(page, address, () => {})));
    expect(lost).toEqual([]);
  }, 120_000);
});
