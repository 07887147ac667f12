import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hold } from '#functions/testing/payments.ts';
import { signUpPerson } from '#functions/testing/people.ts';
import { answers, confirmedPerson, reaches, readRun, save, startRun } from '#functions/testing/runs.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { itLong, openBrowser } from '../testing/browser.ts';
import { expectFits } from '../testing/expect-fits.ts';
import { expectInView } from '../testing/expect-in-view.ts';
import { paintsOf, watchPaints } from '../testing/paints.ts';
import { waitForAnimations } from '../testing/wait-for-animations.ts';
import { endSessionElsewhere } from './end-session.ts';
import { addressOf, background, goal, inForm, openRun, saved, submit, submitForGood } from './run-form.ts';
import { logInOnPage } from './sign-up-form.ts';

const { visit } = openBrowser();

/** Waits until the form says how its answers are read and no request is pending. */
async function isRead(page: Page): Promise<void> {
  await page.getByText(/^Read as /).waitFor();
  await page.waitForLoadState('networkidle');
  await waitForAnimations(page);
}

describe('the text of a draft', () => {
  itLong.each([360, 1280])('shows that it is saved during typing, %i px wide', async (width) => {
    const person = await confirmedPerson(4000);
    const runId = await startRun(person, 'BASIC');
    const { page } = await visit({ width, height: 640, person });
    await openRun(page, runId);
    for (const field of [goal(page), background(page)]) {
      await field.pressSequentially('Typed here.');
      await saved(page);
      await expectInView(page.getByText(/^Saved \d\d:\d\d$/));
      await expectInView(field);
    }
  });

  it('comes back after a session that ended in the middle of it', async () => {
    const person = await confirmedPerson(4000);
    const runId = await startRun(person, 'BASIC');
    const { page, expectComplaint } = await visit({ person });
    await openRun(page, runId);
    await endSessionElsewhere(page);
    expectComplaint(/status of 401/);
    await goal(page).fill('$700 a month, typed when the session was over');
    await page.waitForURL('**/login?ref=**');
    await logInOnPage(page, person.email, person.password);
    await page.waitForURL(`**${addressOf(runId)}`);
    expect(await goal(page).inputValue()).toBe('$700 a month, typed when the session was over');
    await saved(page);
    const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
    expect((await readRun({ ...person, token }, runId)).body.data.snapshot.incomeGoal).toMatch(/^\$700/);
  });

  it('is never overwritten in one window by a save in another', async () => {
    const person = await confirmedPerson(4000);
    const runId = await startRun(person, 'BASIC');
    const { page, expectComplaint } = await visit({ width: 360, person });
    await openRun(page, runId);
    await save(person, runId, { ...answers, incomeGoal: '$300 a month, from the other window' });
    expectComplaint(/status of 409/);
    await goal(page).fill('$500 a month, from this window');
    const both = page.getByRole('group', { name: 'Two versions: Income goal' });
    await both.getByText('$300 a month, from the other window').waitFor();
    expect(await goal(page).inputValue()).toBe('$500 a month, from this window');
    // The background was not edited in this window, so it takes the other window’s text.
    expect(await background(page).inputValue()).toBe(answers.content);
    await expectAccessible(page);
    await expectFits(page);
    await both.getByRole('button', { name: /^Keep mine/ }).click();
    await saved(page);
    const { snapshot } = (await readRun(person, runId)).body.data;
    expect(snapshot).toEqual({ ...answers, incomeGoal: '$500 a month, from this window' });
  });

  itLong('uses the budget field’s own message, as wide as the form', async () => {
    const person = await confirmedPerson(4000);
    const runId = await startRun(person, 'BASIC');
    await save(person, runId, { ...answers, budget: '0' });
    const { page, expectComplaint } = await visit({ width: 360, height: 640, person });
    await openRun(page, runId);
    await save(person, runId, { ...answers, budget: '<300' });
    expectComplaint(/status of 409/);
    await inForm(page).getByLabel('Budget').selectOption('<100');
    const both = page.getByRole('group', { name: 'Two versions: Budget' });
    await both.getByText('Under $300', { exact: true }).waitFor();
    expect((await both.boundingBox())?.width).toBeGreaterThan(300);
  });

  itLong('keeps the two choices level when one is missing', async () => {
    const person = await confirmedPerson(4000);
    const runId = await startRun(person, 'BASIC');
    await save(person, runId, { ...answers, budget: '' });
    const { page } = await visit({ width: 360, height: 640, person });
    await openRun(page, runId);
    await submit(page);
    await inForm(page).getByText('Please choose a budget.').first().waitFor();
    const topOf = async (label: string) => (await inForm(page).getByLabel(label).boundingBox())?.y;
    expect(await topOf('Budget')).toBe(await topOf('Time per week'));
  });

  itLong('can be submitted during a save', async () => {
    const person = await confirmedPerson(4000);
    const runId = await startRun(person, 'BASIC');
    await save(person, runId, answers);
    const { page } = await visit({ person });
    await openRun(page, runId);
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route(`**/api/path-compiler/runs/${runId}`, async (route) => {
      if (route.request().method() === 'PUT') await held;
      await route.continue();
    });
    const saving = page.waitForRequest((request) => request.method() === 'PUT');
    await goal(page).fill('I want to earn $1,100 a month by June.');
    await saving;
    await submitForGood(page);
    goOn();
    await page.getByText('Submitted for review!').waitFor();
    expect((await reaches(person, runId, 'COMPLETED')).snapshot.incomeGoal).toMatch(/1,100/);
  });

  itLong('stops being called saved when it can’t be saved', async () => {
    const person = await confirmedPerson(4000);
    const runId = await startRun(person, 'BASIC');
    const { page, context, expectComplaint } = await visit({ width: 360, person });
    expectComplaint(/ERR_INTERNET_DISCONNECTED/);
    await openRun(page, runId);
    await goal(page).fill('$500 a month');
    await inForm(page).getByRole('button', { name: 'Save Draft' }).click();
    await page.getByText('Draft saved!').waitFor();
    await context.setOffline(true);
    await goal(page).fill('$600 a month');
    await inForm(page).getByRole('button', { name: 'Save Draft' }).click();
    await page.getByText(/^Not saved: you’re offline/).waitFor();
    await expect.poll(() => page.getByText('Draft saved!').count(), { timeout: 2500 }).toBe(0);
  });

  itLong('makes the browser warn before its tab is closed, until it is saved', async () => {
    const person = await confirmedPerson(4000);
    const runId = await startRun(person, 'BASIC');
    const { page } = await visit({ person });
    await openRun(page, runId);
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    });
    await page.route('**/api/path-compiler/runs/**', async (route) => {
      if (route.request().method() !== 'PUT') return route.continue();
      await new Promise((resolve) => setTimeout(resolve, 1500));
      return route.continue();
    });
    await goal(page).pressSequentially('$300');
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => asked).toEqual(['beforeunload']);
    await saved(page);
    const closed = page.waitForEvent('close');
    await page.close({ runBeforeUnload: true });
    await closed;
    expect(asked).toHaveLength(1);
  });
});

describe('a new form', () => {
  itLong('starts with the profile, says so, and keeps typed text instead', async () => {
    const person = await signUpPerson({
      budget: 'BUDGET_300_999',
      weekly_time: 'TIME_5_10_HOURS',
      skills: 'Writing, Welding',
    });
    await hold(person, 4000);
    const runId = await startRun(person, 'BASIC');
    const { page } = await visit({ width: 320, person });
    await openRun(page, runId);
    const form = inForm(page);
    await form.getByText(/^From your profile: time per week and skills\./).waitFor();
    await form.getByText(/Your profile’s budget, \$300–999, isn’t an option here/).waitFor();
    expect(await form.getByLabel('Budget').inputValue()).toBe('');
    expect(await form.getByLabel('Time per week').inputValue()).toBe('5–10h');
    await form.getByRole('button', { name: 'Remove Welding' }).waitFor();
    await page.getByText('2 of 6 answered already.').waitFor();
    await expectAccessible(page);
    await expectFits(page);
    await saved(page);
    expect((await readRun(person, runId)).body.data.snapshot).toMatchObject({
      budget: '',
      timePerWeek: '5–10h',
      skills: 'Writing, Welding',
    });

    await form.getByLabel('Time per week').selectOption('1–3h');
    await saved(page);
    await page.reload();
    await form.getByLabel('Time per week').waitFor();
    expect(await form.getByLabel('Time per week').inputValue()).toBe('1–3h');
    expect(await form.getByText(/From your profile/).count()).toBe(0);

    await form.getByLabel('Time per week').selectOption('');
    for (const chip of ['Writing', 'Welding'])
      await form.getByRole('button', { name: new RegExp(`^(Remove )?${chip}$`) }).click();
    await saved(page);
    await page.reload();
    await page.getByText('Draft: 0 of 6 answered').waitFor();
    expect(await form.getByLabel('Time per week').inputValue()).toBe('');
  });
});

describe('a step that the profile answers completely', () => {
  itLong('is one line until the customer changes it', async () => {
    const person = await signUpPerson({
      budget: 'BUDGET_100_299',
      weekly_time: 'TIME_5_10_HOURS',
      skills: 'Writing',
    });
    await hold(person, 4000);
    const runId = await startRun(person, 'BASIC');
    const { page } = await visit({ width: 320, person });
    await openRun(page, runId);
    const form = inForm(page);
    await form.getByText('Under $300 · 5–10h a week').waitFor();
    expect(await form.getByLabel('Budget').count()).toBe(0);
    // One of its two answers is missing here.
    await form.getByRole('button', { name: 'Writing' }).waitFor();
    await expectAccessible(page);
    await expectFits(page);
    await form.getByRole('button', { name: 'Change: What you have' }).click();
    await page.locator('#run-budget:focus').waitFor();
    expect(await form.getByLabel('Budget').inputValue()).toBe('<300');
    await saved(page);
  });
});

describe('the head of the dashboard', () => {
  itLong('names the one answer that a draft lacks, and links to its field', async () => {
    const person = await confirmedPerson(4000);
    const runId = await startRun(person, 'BASIC');
    await save(person, runId, { ...answers, content: '' });
    const { page } = await visit({ width: 320, person });
    await page.goto('/dashboard');
    const main = page.getByRole('main');
    await main.getByText('One answer left: background').waitFor();
    await main.getByText('not submitted yet').waitFor();
    await expectAccessible(page);
    await expectFits(page);
    await main.getByRole('link', { name: /^Describe your background/ }).click();
    await page.waitForURL(`**${addressOf(runId)}#run-content`);
    await page.locator('#run-content:focus').waitFor();
  });

  itLong('links there without anything moving', async () => {
    const person = await confirmedPerson(4000);
    const runId = await startRun(person, 'BASIC');
    await save(person, runId, { ...answers, content: 'I edit' });
    const { page } = await visit({ width: 360, height: 640, person });
    await watchPaints(page);
    await page.goto('/dashboard');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Describe your background/ })
      .click();
    await page.locator('#run-content:focus').waitFor();
    await isRead(page);
    expect((await paintsOf(page)).shift).toBe(0);
  });
});

describe('a complete draft with an open question', () => {
  itLong.each([360, 1280])('keeps its layout from the first paint, %i px wide', async (width) => {
    const person = await confirmedPerson(4000);
    const runId = await startRun(person, 'BASIC');
    await save(person, runId, { ...answers, incomeGoal: 'I want to earn $90,000 a month by June.' });
    const { page } = await visit({ width, height: 640, person });
    await watchPaints(page);
    await openRun(page, runId);
    await isRead(page);
    const main = page.getByRole('main');
    expect(await main.getByText('All answered, but your goal isn’t achievable yet').count()).toBe(2);
    expect((await paintsOf(page)).shift).toBe(0);
  });
});

describe('two tabs of one browser', () => {
  itLong('keep both texts when they type into the same field', async () => {
    const person = await confirmedPerson(4000);
    const runId = await startRun(person, 'BASIC');
    const { page, context, expectComplaint } = await visit({ person });
    await openRun(page, runId);
    const other = await context.newPage();
    await other.goto(addressOf(runId));
    await background(other).waitFor();
    await background(other).fill('Typed in the second tab, and saved there.');
    await saved(other);
    expectComplaint(/status of 409/);
    await background(page).fill('Typed in the first tab, which knew nothing of the second.');
    const both = page.getByRole('group', { name: /^Two versions: Background/ });
    await both.getByText('Typed in the second tab, and saved there.').waitFor();
    expect(await background(page).inputValue()).toMatch(/^Typed in the first tab/);
    await page.reload();
    await both.getByText('Typed in the second tab, and saved there.').waitFor();
    expect(await background(page).inputValue()).toMatch(/^Typed in the first tab/);
    await both.getByRole('button', { name: /^Use the other/ }).click();
    expect(await background(page).inputValue()).toBe('Typed in the second tab, and saved there.');
  });
});

describe('the address of a run', () => {
  itLong.each([
    ['belongs to another account', 404],
    ['fails to load', 500],
  ])('causes no layout shift when it %s, and its footer ends at the window', async (_what, status) => {
    const { page, expectComplaint } = await visit({ height: 1000, person: await signUpPerson() });
    expectComplaint(new RegExp(`status of ${status}`));
    await watchPaints(page);
    const { promise: gate, resolve: letItCome } = Promise.withResolvers<void>();
    await page.route('**/api/path-compiler/runs/*', async (call) => {
      await gate;
      await (status === 404 ? call.continue() : call.fulfill({ status, body: '' }));
    });
    await page.goto(addressOf('run_x'));
    await page.getByRole('heading', { name: 'Loading your plan' }).waitFor();
    letItCome();
    await page.getByRole('heading', { name: /^(Page Not Found|We couldn’t load your plan)$/ }).waitFor();
    await waitForAnimations(page);
    expect((await paintsOf(page)).shift).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(1000);
    await page.getByRole('contentinfo').waitFor();
  });

  itLong('shows Page Not Found for a run that is missing or of another account', async () => {
    const runId = await startRun(await confirmedPerson(4000), 'BASIC');
    const stranger = await signUpPerson();
    const { page, expectComplaint } = await visit({ person: stranger });
    expectComplaint(/status of 404/);
    await page.goto(addressOf(runId));
    await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
    await expectAccessible(page);
  });

  itLong('says in the specified words when the run cannot be loaded, and retries', async () => {
    const person = await confirmedPerson(4000);
    const runId = await startRun(person, 'BASIC');
    const { page, context, expectComplaint } = await visit({ person });
    expectComplaint(/status of 500/);
    await context.route(`**/api/path-compiler/runs/${runId}`, (call) =>
      call.fulfill({ status: 500, body: '' }),
    );
    await page.goto(addressOf(runId));
    await page.getByText('Error loading run data').first().waitFor();
    await page.getByText('Failed to load data').first().waitFor();
    await context.unroute(`**/api/path-compiler/runs/${runId}`);
    await page.getByRole('button', { name: /again/i }).click();
    await page.getByLabel('Income goal').waitFor();
  });
});
