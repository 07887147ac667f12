import { describe, expect, it } from 'vitest';
import { linkFrom } from '#functions/testing/local-tools.ts';
import { createRun, hold, openPlan } from '#functions/testing/payments.ts';
import { signUpPerson } from '#functions/testing/people.ts';
import {
  answers,
  confirmedPerson,
  decide,
  reaches,
  readRun,
  reviewTokenOf,
  startRun,
  submitForReview,
  submit as submitOverApi,
} from '#functions/testing/runs.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { approvePlan } from '../testing/approve-plan.ts';
import { itLong, openBrowser } from '../testing/browser.ts';
import { expectFits } from '../testing/expect-fits.ts';
import { expectInView } from '../testing/expect-in-view.ts';
import { paintsOf, watchPaints } from '../testing/paints.ts';
import { tabToLabel } from '../testing/tab-to-label.ts';
import { waitForAnimations } from '../testing/wait-for-animations.ts';

import {
  addressOf,
  background,
  fillIn,
  goal,
  inForm,
  openRun,
  saved,
  submit,
  submitForGood,
} from './run-form.ts';

const { visit } = openBrowser();

describe('a Basic plan', () => {
  it('goes from the empty form, past each rule and an unconfirmed email, straight to its document', async () => {
    const person = await signUpPerson();
    await hold(person, 4000);
    const runId = (await createRun(person, await openPlan(person, 'BASIC'))).body.data.run_id;
    const { page, expectComplaint } = await visit({ width: 320, person });
    await openRun(page, runId);
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
    // One press marks all errors and leads to the first.
    await goal(page).fill('  a lot  ');
    await background(page).fill('too short');
    await submit(page);
    const alert = main.getByRole('alert');
    await alert.getByText('2 answers need more').waitFor();
    expect(await alert.getByRole('link').allTextContents()).toEqual(['Income goal', 'Background']);
    await expectInView(page.locator('[role=alert]:focus'));
    await main.getByText('Please enter an income goal of at least 10 characters.').first().waitFor();
    await main.getByText('Please enter at least 20 characters in the background field.').first().waitFor();
    expect(await main.getByText(/^Still to answer:/).count()).toBe(0);
    await expectAccessible(page);
    await goal(page).fill(answers.incomeGoal);
    await submit(page);
    await main.getByText('Please enter at least 20 characters in the background field.').first().waitFor();
    await page.keyboard.press('End');
    await page.keyboard.type(', but I type on');
    expect(await background(page).inputValue()).toBe('too short, but I type on');
    await background(page).fill(answers.content);
    // A corrected answer has no error anywhere.
    await main.getByRole('alert').waitFor({ state: 'detached' });
    expect(await main.getByText(/^Please (enter|complete)/).count()).toBe(0);
    await saved(page);
    await main.getByRole('button', { name: /^Your estimate: .+ of \$1,000 a month/ }).click();
    const whole = page.getByRole('dialog', { name: 'Your estimate' });
    await whole.getByText(/^You want \$1,000 a month/).waitFor();
    await whole.getByRole('article').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    expectComplaint(/status of 409/);
    await submitForGood(page);
    await main
      .getByText(/^Please verify your email before you submit/)
      .first()
      .waitFor();
    await expectInView(page.locator(':focus'));
    expect(await main.getByText('Ready to submit').count()).toBe(0);
    await main.getByRole('button', { name: 'Resend verification' }).click();
    await main.getByText(/Verification email sent/).waitFor();
    const { url } = await linkFrom(person.email, /Verify your email/);
    const other = await page.context().newPage();
    await other.goto(url.href);
    await other.getByText('Email verified successfully! Redirecting...').first().waitFor();
    await other.close();
    await main.getByText('Your email is verified').waitFor();
    await main.getByText('Ready to submit').first().waitFor();
    expect(await main.getByText(/verify your email/i).count()).toBe(0);
    // A confirmed meaning is not questioned again.
    await submit(page);
    const toast = page.getByText('Submitted for review!');
    await toast.waitFor();
    // The toast covers nothing that shows the state of the plan.
    const [news, title] = await Promise.all([toast.boundingBox(), main.locator('h1').boundingBox()]);
    expect((news?.y ?? 0) + (news?.height ?? 0)).toBeLessThan(title?.y ?? 0);
    await expectInView(page.locator(':focus'));
    await main.getByRole('link', { name: 'View PDF' }).waitFor();
    expect(await inForm(page).getByRole('button', { name: 'Save Draft' }).count()).toBe(0);
    const handedIn = main.getByRole('region', { name: 'Your answers' });
    // The finished plan is above it once it has loaded.
    await page.waitForLoadState('networkidle');
    // Its owner knows the answers, so a phone folds them.
    await handedIn.getByText('Your answers').click();
    await handedIn.getByText(answers.content).waitFor();
    expect(await handedIn.locator('input, select, textarea, button').count()).toBe(0);
    await expectAccessible(page);
    await expectFits(page);
  });

  itLong.each([360, 1280])(
    'causes no layout shift when it becomes ready in view, %i px wide',
    async (width) => {
      const person = await confirmedPerson(4000);
      const runId = await startRun(person, 'BASIC');
      await submitOverApi(person, runId);
      await reaches(person, runId, 'COMPLETED');
      const { page } = await visit({ width, height: 800, person });
      await watchPaints(page);
      let isMade = false;
      await page.route(`**/api/path-compiler/runs/${runId}`, async (route) => {
        const answer = await (await route.fetch()).json();
        if (!isMade) Object.assign(answer.data, { runStatus: 'APPROVED_EXECUTING', generatedFile: null });
        await route.fulfill({ json: answer });
      });
      await page.goto(addressOf(runId));
      const main = page.getByRole('main');
      await main.getByText('We’re making your plan now.').waitFor();
      await expectAccessible(page);
      await expectFits(page);
      expect((await paintsOf(page)).shift).toBe(0);
      isMade = true;
      await main.getByRole('link', { name: 'View PDF' }).waitFor();
      await main.getByText('Done when').first().waitFor();
      await waitForAnimations(page);
      expect((await paintsOf(page)).shift).toBeLessThan(0.01);
    },
  );

  itLong('keeps the typed text visible above the bar of a phone, from the first press', async () => {
    const person = await confirmedPerson(10_000);
    const runId = await startRun(person, 'BASIC');
    const { page } = await visit({ width: 360, height: 640, person });
    await openRun(page, runId);
    const bar = page.getByRole('button', { name: /^Your estimate/ });
    const clearance = async () => {
      const [field, line] = await Promise.all([background(page).boundingBox(), bar.boundingBox()]);
      return (line?.y ?? 0) - (field?.y ?? 0) - (field?.height ?? 0);
    };
    await bar.waitFor();
    const begin = inForm(page).getByRole('button', { name: 'What I can use' });
    await begin.evaluate((chip) => scrollBy(0, chip.getBoundingClientRect().bottom - innerHeight + 50));
    expect(await clearance()).toBeLessThan(0);
    await begin.dispatchEvent('click');
    await expect.poll(clearance).toBeGreaterThanOrEqual(0);
    await page.keyboard.type('a van\n'.repeat(9));
    await expect.poll(clearance).toBeGreaterThanOrEqual(0);
  });

  itLong(
    'turns the counter red above 240 and 9500, and keeps a text that is too long until it is shortened',
    async () => {
      const person = await confirmedPerson(4000);
      const { page } = await visit({ person });
      const runId = await startRun(person, 'BASIC');
      await openRun(page, runId);
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
      await page.getByText(/^Draft saved! \d\d:\d\d$/).waitFor();
      expect((await readRun(person, runId)).body.data.snapshot.content.length).toBe(10_000);
      await expectFits(page);
    },
  );
});

describe('a Basic plan whose answers cannot be compared with a plan', () => {
  itLong('asks once before its only submission is spent, and leads to the goal', async () => {
    const person = await confirmedPerson(4000);
    const runId = await startRun(person, 'BASIC');
    const { page, expectComplaint } = await visit({ width: 320, person });
    await openRun(page, runId);
    await fillIn(page);
    await inForm(page).getByLabel('Add your own skill').fill('dog walking,');
    await goal(page).fill('$9,000 a month by next week');
    await background(page).fill('asdf asdf asdf asdf asdf');
    await inForm(page).getByText('Your goal: $9,000 a month', { exact: false }).waitFor();
    await submit(page);
    const question = page.getByRole('dialog', { name: /^These answers get you .+ \$9,000 a month$/ });
    await question.getByText(/We can’t find any work or skills/).waitFor();
    await expectAccessible(page);
    await expectFits(page);
    await question.getByRole('button', { name: 'Change my goal' }).click();
    await expect.poll(() => goal(page).evaluate((field) => field === document.activeElement)).toBe(true);
    expect((await readRun(person, runId)).body.data.runStatus).toBe('CREATED');
    await goal(page).fill('asdf asdf asdf asdf');
    await inForm(page).getByText('All answered, but your goal needs an amount').waitFor();
    // A goal without an amount raises a question and spends no submission.
    expectComplaint(/status of 409/);
    await submit(page);
    await inForm(page)
      .getByText(/^Please answer first: How much would you like to earn/)
      .waitFor();
    await expectAccessible(page);
    await goal(page).fill('$9,000 a month by next week');
    await inForm(page).getByText('Your goal: $9,000 a month', { exact: false }).waitFor();
    await submit(page);
    await question.getByRole('button', { name: 'Submit anyway' }).click();
    await page.getByText('Submitted for review!').waitFor();
    await reaches(person, runId, 'COMPLETED');
  });
});

describe('a Pro plan', () => {
  itLong('is rejected with remarks next to the fields, revised, and approved', async () => {
    const person = await confirmedPerson(10_000);
    const runId = await startRun(person);
    const token = await submitForReview(person, runId);
    const { page } = await visit({ width: 360, person });
    await openRun(page, runId);
    const main = page.getByRole('main');
    await main.getByText('Under review').first().waitFor();
    await main.getByText(/Please wait 1–48 hours/).waitFor();
    await main.getByText('1 of 2 submissions used').waitFor();
    await main.getByRole('region', { name: 'What we understood' }).waitFor();
    await expectAccessible(page);

    await decide(token, {
      decision: 'reject',
      feedback: 'Say what you can sell.',
      fieldFeedback: { content: 'Which dogs?' },
    });
    await page.reload();
    await main.getByText('Please revise and resubmit').waitFor();
    await main.getByText('Say what you can sell.').waitFor();
    await main.getByText('Which dogs?').waitFor();
    const lastOne = page.getByRole('dialog', { name: 'Submit your last submission?' });
    await submit(page);
    await lastOne.getByText(/^You haven’t changed anything since your reviewer sent it back/).waitFor();
    await lastOne.getByRole('button', { name: 'Keep editing' }).click();
    await background(page).fill(`${answers.content} They are about gardens.`);
    await main.getByText('Compared with submission 1').waitFor();
    await main.locator('summary', { hasText: 'Background' }).click();
    await expectAccessible(page);
    await expectFits(page);
    await submit(page);
    await lastOne.getByText(/^This is the last of 2 submissions/).waitFor();
    await expectAccessible(page);
    await lastOne.getByRole('button', { name: 'Submit now' }).click();
    const toast = page.getByText('Submitted for review!');
    await toast.waitFor();
    // The first toast of a page closes automatically, like any other.
    await toast.waitFor({ state: 'detached' });
    await decide(await reviewTokenOf(runId), { decision: 'approve' });
    await reaches(person, runId, 'COMPLETED');
    await page.reload();
    await main.getByRole('link', { name: 'View PDF' }).waitFor();
  });

  itLong('is filled in with the keyboard alone, and approved straight away by its reviewer', async () => {
    const person = await confirmedPerson(10_000);
    const runId = await startRun(person);
    const { page, context } = await visit({ person });
    await openRun(page, runId);
    const tabTo = (label: RegExp) => tabToLabel(page, label);
    await tabTo(/^Budget/);
    await page.keyboard.type('Under $3');
    await tabTo(/^Time per week/);
    await page.keyboard.type('5');
    await tabTo(/^Writing$/);
    await page.keyboard.press('Space');
    await tabTo(/^Add your own skill$/);
    await page.keyboard.type('Proofreading');
    await page.keyboard.press('Enter');
    await tabTo(/^Blogging$/);
    await page.keyboard.press('Space');
    await tabTo(/^Income goal/);
    await page.keyboard.type(answers.incomeGoal);
    await tabTo(/^Background\s\/ Limitations/);
    await page.keyboard.type(answers.content);
    await tabTo(/^Submit for Review/);
    await page.keyboard.press('Enter');
    await page.getByText('Submitted for review!').waitFor();
    expect((await readRun(person, runId)).body.data.snapshot).toEqual({
      ...answers,
      skills: 'Writing, Proofreading',
      interests: 'Blogging',
    });

    const staff = await context.newPage();
    await staff.goto(`/review#${await reviewTokenOf(runId)}`);
    await approvePlan(staff);
    await staff.close();
    await reaches(person, runId, 'COMPLETED');
    await page.reload();
    await page.getByRole('main').getByRole('link', { name: 'View PDF' }).waitFor();
    await page.getByText('Approved').waitFor();
  });

  itLong('says after two rejections that no submissions are left, and links to the plans', async () => {
    const person = await confirmedPerson(10_000);
    const runId = await startRun(person);
    for (const feedback of ['Say more.', 'Still too little.']) {
      const token = await submitForReview(person, runId, {
        ...answers,
        content: `${answers.content} ${feedback}`,
      });
      await decide(token, { decision: 'reject', feedback });
    }
    const { page } = await visit({ person });
    await openRun(page, runId);
    const main = page.getByRole('main');
    await main.getByText('Review limit reached').first().waitFor();
    await main.getByText(/Upgrade for more submissions/).waitFor();
    await main.getByText('Still too little.', { exact: true }).waitFor();
    await expectAccessible(page);
    await main.getByRole('link', { name: 'Start new round $99 · 99 tokens' }).click();
    await page.waitForURL(`**/make-money/path-compiler?plan=PRO&from=${runId}`);
    await page.getByRole('dialog').getByText('99 tokens').first().waitFor();
  });
});

describe('an Enterprise plan', () => {
  itLong('is sent back twice, and approved at its third submission', async () => {
    const person = await confirmedPerson(100_000);
    const runId = await startRun(person, 'ENTERPRISE');
    const { page, context } = await visit({ width: 360, person });
    await openRun(page, runId);
    const main = page.getByRole('main');
    await fillIn(page);
    for (const [attempt, left] of [
      [1, '2 submissions left'],
      [2, '1 submission left'],
    ] as const) {
      await background(page).fill(`${answers.content} This is attempt ${attempt}.`);
      await submit(page);
      await main.getByText('Under review').first().waitFor();
      await decide(await reviewTokenOf(runId), { decision: 'reject', feedback: `No, not ${attempt}.` });
      await reaches(person, runId, 'REJECTED_FOR_USER_REFINEMENT');
      await page.reload();
      await main.getByText(`You have ${left}.`, { exact: false }).waitFor();
      const words = `No, not ${attempt}.`;
      await main.getByRole('figure').getByText(words).waitFor();
      // A remark on no particular answer is shown again where the customer types.
      await inForm(page).getByText(words).waitFor();
    }
    await background(page).fill(`${answers.content} This is attempt 3.`);
    await submitForGood(page);
    await main.getByText('Under review').first().waitFor();

    const staff = await context.newPage();
    await staff.goto(`/review#${await reviewTokenOf(runId)}`);
    await staff.getByText('Submission 3 of 3').waitFor();
    await staff.getByText('No, not 2.').waitFor();
    expect(await staff.getByRole('insertion').allTextContents()).toEqual(['3.']);
    await approvePlan(staff);
    await staff.close();
    await reaches(person, runId, 'COMPLETED');
    await page.reload();
    await main.getByRole('link', { name: 'View PDF' }).waitFor();
    await main.getByText('3 of 3 submissions used').waitFor();
  });
});
