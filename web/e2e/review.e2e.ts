import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { mailTo } from '#functions/testing/local-tools.ts';
import {
  answers,
  confirmedPerson,
  decide,
  reaches,
  readRun,
  reviewer,
  startRun,
  submitForReview,
} from '#functions/testing/runs.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { openBrowser } from '../testing/browser.ts';
import { expectFits } from '../testing/expect-fits.ts';
import { tabToLabel } from '../testing/tab-to-label.ts';

const { visit } = openBrowser();
const phone = { width: 360, height: 640 };

async function openReview(page: Page, token: string): Promise<void> {
  await page.goto(`/review#${token}`);
  await page.getByRole('heading', { level: 1, name: /^Review a / }).waitFor();
}
const choose = (page: Page, title: 'Approve' | 'Send back') =>
  page.getByRole('radio', { name: new RegExp(`^${title}`) }).check();
const feedback = (page: Page) => page.getByRole('textbox', { name: 'Feedback' });

describe('a submission under review', () => {
  it('is sent back on a phone, with picked reasons and a remark that outlive a failed call and a reload', async () => {
    const person = await confirmedPerson();
    const runId = await startRun(person);
    const said = { ...answers, incomeGoal: 'I want to earn a lot more than now.' };
    const token = await submitForReview(person, runId, said);
    const { page, expectComplaint } = await visit(phone);
    await openReview(page, token);
    expect(page.url()).not.toContain(token);
    const main = page.getByRole('main');
    await main.getByText('The goal names no amount that can be tested.').waitFor();
    await main.getByText(said.incomeGoal).waitFor();
    await expectAccessible(page);
    await expectFits(page);

    const send = main.getByRole('button', { name: /^(Decide|Send it back|Approve it)$/ });
    await send.click();
    await main.getByText('Please choose: approve it, or send it back.').first().waitFor();
    await choose(page, 'Send back');
    await send.click();
    await main
      .getByText(/^Please say what should change/)
      .first()
      .waitFor();
    await expectAccessible(page);
    await main.getByRole('button', { name: 'Goal unclear' }).click();
    expect(await feedback(page).inputValue()).toMatch(/^Please name an amount/);
    await feedback(page).fill(`${await feedback(page).inputValue()} And thank you.`);
    await main.getByRole('button', { name: 'Add a remark: Income goal' }).click();
    await page.getByRole('textbox', { name: 'Remark: Income goal' }).fill('How much is a lot?');

    expectComplaint(/ERR_FAILED/);
    await page.route('**/api/review', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await send.click();
    await main.getByText('Network error. Please try again.').waitFor();
    await main.getByText(/What you wrote is kept here/).waitFor();
    await page.unroute('**/api/review');
    await page.reload();
    await page.getByRole('textbox', { name: 'Remark: Income goal' }).waitFor();
    expect(await feedback(page).inputValue()).toMatch(/And thank you\.$/);
    await expectAccessible(page);
    await expectFits(page);
    // Twice, as an impatient thumb does.
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    await send.dblclick();
    await page.getByRole('heading', { name: 'Sent back. Thank you.' }).waitFor();

    const run = await reaches(person, runId, 'REJECTED_FOR_USER_REFINEMENT');
    expect(run.feedback).toMatch(/^Please name an amount.* And thank you\.$/);
    expect(run.fieldFeedback).toEqual({ incomeGoal: 'How much is a lot?' });
    expect(sent).toHaveLength(1);
    expectComplaint(/status of 409/);
    await page.reload();
    await page.getByRole('heading', { name: 'Already decided' }).waitFor();
    await main.getByText(`This submission was sent back by ${reviewer} on `).waitFor();
    await expectAccessible(page);
  });

  it('that was revised stands beside the attempt before it, and is approved with the keyboard alone', async () => {
    const person = await confirmedPerson();
    const runId = await startRun(person);
    const first = await submitForReview(person, runId);
    const fieldFeedback = { content: 'Which dogs?' };
    await decide(first, { decision: 'reject', feedback: 'Say what you sell.', fieldFeedback });
    await reaches(person, runId, 'REJECTED_FOR_USER_REFINEMENT');
    const revised = { ...answers, content: answers.content.replace('dogs', 'puppies') };
    const second = await submitForReview(person, runId, revised);
    const { page, expectComplaint } = await visit();
    await openReview(page, second);
    const content = page.getByRole('region', { name: /^Background/ });
    await content.getByText('Which dogs?').waitFor();
    expect(await content.getByRole('deletion').allTextContents()).toEqual(['dogs']);
    expect(await content.getByRole('insertion').allTextContents()).toEqual(['puppies']);
    await page.getByRole('region', { name: 'Skills' }).getByText('Unchanged').waitFor();
    await page.getByText('Say what you sell.').waitFor();
    await expectAccessible(page);

    await tabToLabel(page, /^Approve/);
    // Enter chooses nothing and sends nothing.
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Good luck.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Approved. Thank you.' }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await reaches(person, runId, 'COMPLETED');
    const approved = (await mailTo(person.email)).find(({ subject }) => /was approved/.test(subject));
    expect(approved?.text).toContain('Good luck.');

    expectComplaint(/status of 409/);
    await page.goto(`/review#${first}`);
    await page.getByText(`This submission was sent back by ${reviewer} on `).waitFor();
  });

  it('keeps its link and what was written when somebody logs out in another tab', async () => {
    const person = await confirmedPerson();
    const token = await submitForReview(person, await startRun(person));
    const { page, context } = await visit({ person });
    await openReview(page, token);
    await choose(page, 'Send back');
    await feedback(page).fill('Say more about your clients.');
    const other = await context.newPage();
    await other.goto('/about');
    await other.getByRole('link', { name: /buy tokens/ }).waitFor();
    await other.getByRole('button', { name: new RegExp(person.name) }).click();
    await other.getByRole('button', { name: 'Log Out' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor();
    await page.reload();
    await feedback(page).waitFor();
    expect(await feedback(page).inputValue()).toBe('Say more about your clients.');
  });

  it('open in two tabs is decided once, and the second keeps what was written there', async () => {
    const person = await confirmedPerson();
    const runId = await startRun(person);
    const token = await submitForReview(person, runId);
    const { page, context, expectComplaint } = await visit();
    expectComplaint(/status of 409/);
    const other = await context.newPage();
    await openReview(page, token);
    await openReview(other, token);
    await choose(other, 'Send back');
    await feedback(other).fill('Say more about your clients.');
    await choose(page, 'Approve');
    await page.getByRole('button', { name: 'Approve it' }).click();
    await page.getByRole('heading', { name: 'Approved. Thank you.' }).waitFor();
    await other.bringToFront();
    const alert = other.getByRole('main').getByRole('alert');
    const sendBack = other.getByRole('button', { name: 'Send it back' });
    if (await sendBack.isVisible()) await sendBack.click().catch(() => undefined);
    await alert.getByText(`This submission was approved by ${reviewer} on `).waitFor();
    await alert.getByText(/It is kept below/).waitFor();
    expect(await feedback(other).inputValue()).toBe('Say more about your clients.');
    expect(await sendBack.count()).toBe(0);
    await expectAccessible(other);
    expect(
      (await readRun(person, runId)).body.data.timeline.map(({ status }: { status: string }) => status),
    ).not.toContain('REJECTED_FOR_USER_REFINEMENT');
  });
});

describe('a link that opens no review', () => {
  it.each(['', '#nobody-made-this'])('says so: /review%s', async (hash) => {
    const { page, expectComplaint } = await visit(phone);
    expectComplaint(/status of 404/);
    await page.goto(`/review${hash}`);
    await page.getByRole('heading', { name: 'This link opens no review' }).waitFor();
    await expectAccessible(page);
  });
});
