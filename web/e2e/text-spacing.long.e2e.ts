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
import { lostTexts } from '../testing/lost-texts.ts';

const { visit } = openBrowser();

async function lostOn(page: Page, address: string): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(address);
  return lostTexts(page);
}

const [path] = priceCatalogue;
const personaAddress = `/make-money/paths/${path?.personaSlug}`;
/** pages.e2e.ts checks the prerendered pages. */
const visitorsPages = [
  personaAddress,
  `${personaAddress}/${path?.pathSlug}`,
  // Most of this page is locked, section by section.
  `${personaAddress}/weekend-reseller`,
  '/funding?abn=no&stage=idea&state=New+South+Wales',
  '/#goal=A%24800+a+month&hours=3-5h&budget=%3C300&skills=writing&interests=books',
  '/not-there',
];

describe('text that is widely spaced, doubled in size or zoomed', () => {
  it('is cut off nowhere on the pages of a visitor', async () => {
    const { page, expectComplaint } = await visit();
    expectComplaint(/status of 404/);
    const lost: string[] = [];
    for (const address of visitorsPages) lost.push(...(await lostOn(page, address)));
    expect(lost).toEqual([]);
  });

  it('is cut off on no page of an account or a reviewer', async () => {
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

  it('is cut off on no page when a name and a skill are one long word each', async () => {
    const person = await signUpPerson({ full_name: 'N'.repeat(95), skills: 'S'.repeat(200) });
    const { page } = await visit({ person });
    const lost = [];
    for (const address of [pages.profile.path, pages.dashboard.path])
      lost.push(...(await lostOn(page, address)));
    expect(lost).toEqual([]);
  });
});
