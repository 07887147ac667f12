import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { linkFrom } from '#functions/testing/local-tools.ts';
import { createRun, hold, openPlan } from '#functions/testing/payments.ts';
import { type Person, signUpPerson } from '#functions/testing/people.ts';
import {
  answers,
  confirmedPerson,
  decide,
  reaches,
  readRun,
  reviewTokens,
  save,
  startRun,
  submitForReview,
} from '#functions/testing/runs.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { openBrowser } from '../testing/browser.ts';
import { expectFits } from '../testing/expect-fits.ts';
import { endSessionElsewhere } from './end-session.ts';
import { logInOnPage } from './sign-up-form.ts';

const { visit } = openBrowser();
const addressOf = (runId: string): string => `/make-money/path-compiler/runs/${runId}`;

/** Logs in on the way to the run, as somebody who follows a link from a mail does. */
async function openRun(page: Page, person: Person, runId: string): Promise<void> {
  await page.goto(`/login?ref=${encodeURIComponent(addressOf(runId))}`);
  await logInOnPage(page, person.email, person.password);
  await page.waitForURL(`**${addressOf(runId)}`);
  await page.getByRole('heading', { level: 1, name: /Your .* plan/ }).waitFor();
}

const inForm = (page: Page) => page.locator('#run-form');
const background = (page: Page) => inForm(page).getByRole('textbox', { name: /^Background/ });
const goal = (page: Page) => inForm(page).getByRole('textbox', { name: /^Income goal/ });

async function fillIn(page: Page): Promise<void> {
  const form = inForm(page);
  await form.getByLabel('Budget').selectOption(answers.budget);
  await form.getByLabel('Time per week').selectOption(answers.timePerWeek);
  await form.getByRole('button', { name: 'Project Management' }).click();
  await form.getByRole('button', { name: 'Local Tasks' }).click();
  await goal(page).fill(answers.incomeGoal);
  await background(page).fill(answers.content);
}
const submit = (page: Page) => inForm(page).getByRole('button', { name: 'Submit for Review' }).click();
const saved = (page: Page) => page.getByText(/^Saved \d\d:\d\d$/).waitFor();

describe('a Basic plan', () => {
  it('goes from the empty form, past each rule and an unconfirmed email, straight to its document', async () => {
    const person = await signUpPerson();
    await hold(person, 4000);
    const runId = (await createRun(person, await openPlan(person, 'BASIC'))).body.data.run_id;
    const { page, expectComplaint } = await visit({ width: 320 });
    await openRun(page, person, runId);
    await expectAccessible(page);
    await expectFits(page);

    const main = page.getByRole('main');
    await submit(page);
    await main
      .getByText('Please complete all required fields: Budget, Time, Skills, and Interests.')
      .first()
      .waitFor();
    await expectAccessible(page);
    await fillIn(page);
    await goal(page).fill('  a lot  ');
    await submit(page);
    await main.getByText('Please enter an income goal of at least 10 characters.').first().waitFor();
    await goal(page).fill(answers.incomeGoal);
    await background(page).fill('too short');
    await submit(page);
    await main.getByText('Please enter at least 20 characters in the background field.').first().waitFor();
    await background(page).fill(answers.content);
    await saved(page);
    await main.getByRole('heading', { name: 'How we read it' }).waitFor();
    await main.getByText('A$1,000 a month').first().waitFor();

    expectComplaint(/status of 409/);
    await submit(page);
    await main.getByText(/^Please confirm your email before you submit/).waitFor();
    await main.getByRole('button', { name: 'Resend verification' }).click();
    await main.getByText(/Verification email sent/).waitFor();
    const { url } = await linkFrom(person.email, /Confirm your email/);
    const other = await page.context().newPage();
    await other.goto(url.href);
    await other.getByText('Email verified successfully! Redirecting...').first().waitFor();
    await other.close();
    await submit(page);
    await page.getByText('Submitted for review!').waitFor();
    await main.getByRole('link', { name: 'View PDF' }).waitFor({ timeout: 30_000 });
    expect(await inForm(page).getByRole('button', { name: 'Save Draft' }).count()).toBe(0);
    expect(await background(page).isDisabled()).toBe(true);
    await expectAccessible(page);
    await expectFits(page);
  });

  it('counts in red above 240 and 9500, and keeps a text that is too long until it is shortened', async () => {
    const person = await confirmedPerson(4000);
    const { page } = await visit();
    const runId = await startRun(person, 'BASIC');
    await openRun(page, person, runId);
    const counter = (words: string) => inForm(page).locator('p', { hasText: words });
    const isRed = (words: string) =>
      counter(words).evaluate((element) => element.classList.contains('text-brick'));
    await goal(page).fill('g'.repeat(240));
    expect(await isRed('240 of 250 characters')).toBe(false);
    await goal(page).fill('g'.repeat(241));
    expect(await isRed('241 of 250 characters')).toBe(true);
    await background(page).fill('b'.repeat(9500));
    expect(await isRed('9,500 of 10,000 characters')).toBe(false);
    await background(page).fill('b'.repeat(10_001));
    expect(await isRed('10,001 of 10,000 characters')).toBe(true);
    await inForm(page).getByRole('button', { name: 'Save Draft' }).click();
    await page.getByText('Please keep the background within 10000 characters.').first().waitFor();
    expect((await background(page).inputValue()).length).toBe(10_001);
    await background(page).fill('b'.repeat(10_000));
    await inForm(page).getByRole('button', { name: 'Save Draft' }).click();
    await page.getByText('Draft saved!').waitFor();
    expect((await readRun(person, runId)).body.data.snapshot.content.length).toBe(10_000);
    await expectFits(page);
  });
});

describe('a Pro plan', () => {
  it('is rejected with remarks beside the fields, revised, and approved', async () => {
    const person = await confirmedPerson(10_000);
    const runId = await startRun(person);
    const token = await submitForReview(person, runId);
    const { page } = await visit({ width: 360 });
    await openRun(page, person, runId);
    const main = page.getByRole('main');
    await main.getByText('Under review').first().waitFor();
    await main.getByText(/Please wait 1–48 hours/).waitFor();
    await expectAccessible(page);

    await decide(token, {
      decision: 'reject',
      feedback: 'Say what you can sell.',
      fieldFeedback: { content: 'Which newsletters?' },
    });
    await page.reload();
    await main.getByText('Please revise and resubmit').waitFor();
    await main.getByText('Say what you can sell.').waitFor();
    await main.getByText('Which newsletters?').waitFor();
    await background(page).fill(`${answers.content} They are about gardens.`);
    await main.getByText('Compared with submission 1').waitFor();
    await main.locator('summary', { hasText: 'Background' }).click();
    await expectAccessible(page);
    await expectFits(page);
    const before = (await reviewTokens()).length;
    await submit(page);
    await page.getByText('Submitted for review!').waitFor();
    await expect.poll(async () => (await reviewTokens()).length, { timeout: 15_000 }).toBeGreaterThan(before);
    await decide((await reviewTokens()).at(-1) ?? '', { decision: 'approve' });
    await reaches(person, runId, 'COMPLETED');
    await page.reload();
    await main.getByRole('link', { name: 'View PDF' }).waitFor();
  });

  it('that is rejected twice says that its submissions are spent, and leads to the plans', async () => {
    const person = await confirmedPerson(10_000);
    const runId = await startRun(person);
    for (const feedback of ['Say more.', 'Still too little.']) {
      const token = await submitForReview(person, runId, {
        ...answers,
        content: `${answers.content} ${feedback}`,
      });
      await decide(token, { decision: 'reject', feedback });
    }
    const { page } = await visit();
    await openRun(page, person, runId);
    const main = page.getByRole('main');
    await main.getByText('Review limit reached').first().waitFor();
    await main.getByText(/Upgrade for more submissions/).waitFor();
    await main.getByText('Still too little.', { exact: true }).waitFor();
    await expectAccessible(page);
    await main.getByRole('link', { name: 'See the plans' }).click();
    await page.waitForURL(`**/make-money/path-compiler?from=${runId}`);
    await main.getByText('A new round from your earlier plan').waitFor();
  });
});

describe('what is typed', () => {
  it('stands there again after a session that ended in the middle of it', async () => {
    const person = await confirmedPerson(4000);
    const runId = await startRun(person, 'BASIC');
    const { page, expectComplaint } = await visit();
    await openRun(page, person, runId);
    await endSessionElsewhere(page);
    expectComplaint(/status of 401/);
    await goal(page).fill('A$700 a month, typed when the session was over');
    await page.waitForURL('**/login?ref=**');
    await logInOnPage(page, person.email, person.password);
    await page.waitForURL(`**${addressOf(runId)}`);
    expect(await goal(page).inputValue()).toBe('A$700 a month, typed when the session was over');
    await saved(page);
    expect((await readRun(person, runId)).body.data.snapshot.incomeGoal).toMatch(/^A\$700/);
  });

  it('in one window is never lost to what was saved in another', async () => {
    const person = await confirmedPerson(4000);
    const runId = await startRun(person, 'BASIC');
    const { page, expectComplaint } = await visit({ width: 360 });
    await openRun(page, person, runId);
    await save(person, runId, { ...answers, incomeGoal: 'A$300 a month, from the other window' });
    expectComplaint(/status of 409/);
    await goal(page).fill('A$500 a month, from this window');
    const both = page.getByRole('group', { name: 'Two texts: Income goal' });
    await both.getByText('A$300 a month, from the other window').waitFor();
    expect(await goal(page).inputValue()).toBe('A$500 a month, from this window');
    // Nobody touched the background here: the other window's stands.
    expect(await background(page).inputValue()).toBe(answers.content);
    await expectAccessible(page);
    await expectFits(page);
    await both.getByRole('button', { name: /^Keep mine/ }).click();
    await saved(page);
    const { snapshot } = (await readRun(person, runId)).body.data;
    expect(snapshot).toEqual({ ...answers, incomeGoal: 'A$500 a month, from this window' });
  });
});

describe('the address of a run', () => {
  it('that is absent, or of somebody else, shows Page Not Found', async () => {
    const runId = await startRun(await confirmedPerson(4000), 'BASIC');
    const stranger = await signUpPerson();
    const { page, expectComplaint } = await visit();
    expectComplaint(/status of 404/);
    await page.goto(`/login?ref=${encodeURIComponent(addressOf(runId))}`);
    await logInOnPage(page, stranger.email, stranger.password);
    await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
    await expectAccessible(page);
  });
});
