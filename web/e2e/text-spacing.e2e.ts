import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ordersOf } from '#functions/testing/payments.ts';
import { signUpPerson } from '#functions/testing/people.ts';
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

const { visit } = openBrowser();

/** What is beyond the right edge, or cut off by a box that shows no more than fits. */
const lostText = () => {
  const wide = document.documentElement.clientWidth;
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
    // biome-ignore lint/performance/useDomNodeTextContent: of textContent, what stands in for scripts is a part
    const words = (element as HTMLElement).innerText?.trim().slice(0, 50) ?? '';
    if (words !== '' && element.clientWidth > 1 && cuts(element))
      lost.push(`${element.tagName} cuts “${words}”`);
    const scrolls = (box: Element | null): boolean =>
      box !== null && (/auto|scroll/.test(getComputedStyle(box).overflowX) || scrolls(box.parentElement));
    if (words !== '' && element.getBoundingClientRect().right > wide + 1 && !scrolls(element))
      lost.push(`${element.tagName} runs over: “${words}”`);
  }
  return lost;
};

/** As WCAG 1.4.12 wants readers to be able to space text. */
const spaced = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** As somebody does who needs large text (WCAG 1.4.4): by its size, or by the zoom of the browser, which leaves half. */
const doubled = 'html { font-size: 200% !important; }';

const ways = [
  { how: 'widely spaced', width: 320, style: spaced },
  { how: 'of twice the size', width: 360, style: doubled },
  { how: 'zoomed', width: 180, style: '' },
];

/** Puts on a style sheet of our own making, which no policy refuses, in place of the one before, and lets all settle. */
const wear = async (style: string) => {
  const global = globalThis as typeof globalThis & { worn?: CSSStyleSheet };
  if (!global.worn) {
    global.worn = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, global.worn];
  }
  global.worn.replaceSync(style);
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
};

async function lostOn(page: Page, address: string): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(address);
  await page
    .getByRole('heading', { level: 1, name: /^(?!Loading )/ })
    .first()
    .waitFor();
  await page.waitForLoadState('networkidle');
  const lost: string[] = [];
  for (const { how, width, style } of ways) {
    await page.setViewportSize({ width, height: 640 });
    await page.evaluate(wear, style);
    lost.push(...(await page.evaluate(lostText)).map((text) => `${address}, ${how}: ${text}`));
  }
  return lost;
}

const [path] = priceCatalogue;
const personaAddress = `/make-money/paths/${path?.personaSlug}`;
const visitorsPages = [
  ...Object.values(pages).flatMap((one) => (one.html === 'prerendered' ? [one.path] : [])),
  personaAddress,
  `${personaAddress}/${path?.pathSlug}`,
  // Most of it is locked, section by section.
  `${personaAddress}/weekend-reseller`,
  '/funding?abn=no&stage=idea&state=New+South+Wales',
  '/#goal=A%24800+a+month&hours=3-5h&budget=%3C300&skills=writing&interests=books',
  '/not-there',
];

describe('text that is widely spaced, of twice the size or zoomed', () => {
  it.each(visitorsPages)('is lost nowhere on %s', async (address) => {
    const { page, expectComplaint } = await visit();
    expectComplaint(/status of 404/);
    expect(await lostOn(page, address)).toEqual([]);
  });

  it('is lost on no page of an account, nor of a reviewer', async () => {
    const person = await confirmedPerson(50_000);
    const basic = await startRun(person, 'BASIC');
    await submit(person, basic, answers);
    const { generatedFile } = await reaches(person, basic, 'COMPLETED');
    const reviewed = await startRun(person, 'PRO');
    const review = await submitForReview(person, reviewed);
    const order = (await ordersOf(person)).at(0);
    const { page } = await visit({ person });
    const lost: string[] = [];
    for (const address of [
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
    ])
      lost.push(...(await lostOn(page, address)));
    expect(lost).toEqual([]);
  }, 120_000);

  it('is lost on no page of somebody whose name and skill are one long word each', async () => {
    const person = await signUpPerson({ full_name: 'N'.repeat(95), skills: 'S'.repeat(200) });
    const { page } = await visit({ person });
    const lost = [];
    for (const address of [pages.profile.path, pages.dashboard.path])
      lost.push(...(await lostOn(page, address)));
    expect(lost).toEqual([]);
  });
});
