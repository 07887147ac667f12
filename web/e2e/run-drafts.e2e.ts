import { describe, expect, it } from 'vitest';
import { signUpPerson } from '#functions/testing/people.ts';
import { answers, confirmedPerson, reaches, readRun, save, startRun } from '#functions/testing/runs.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { openBrowser } from '../testing/browser.ts';
import { expectFits } from '../testing/expect-fits.ts';
import { expectInView } from '../testing/expect-in-view.ts';
import { endSessionElsewhere } from './end-session.ts';
import { addressOf, background, goal, openRun, saved, submit } from './run-form.ts';
import { logInOnPage } from './sign-up-form.ts';

const { visit } = openBrowser();

describe('what is typed', () => {
  it.each([360, 1280])('is seen to be saved while one types, %i px wide', async (width) => {
    const person = await confirmedPerson(4000);
    const runId = await startRun(person, 'BASIC');
    const { page } = await visit({ width, height: 640 });
    await openRun(page, person, runId);
    for (const field of [goal(page), background(page)]) {
      await field.pressSequentially('Typed here.');
      await saved(page);
      await expectInView(page.getByText(/^Saved \d\d:\d\d$/));
      await expectInView(field);
    }
  });

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

  it('can be submitted in the moment in which it is being saved', async () => {
    const person = await confirmedPerson(4000);
    const runId = await startRun(person, 'BASIC');
    await save(person, runId, answers);
    const { page } = await visit();
    await openRun(page, person, runId);
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
    await submit(page);
    goOn();
    await page.getByText('Submitted for review!').waitFor();
    expect((await reaches(person, runId, 'COMPLETED')).snapshot.incomeGoal).toMatch(/1,100/);
  });

  it('makes the browser ask before its tab is closed, until it is saved', async () => {
    const person = await confirmedPerson(4000);
    const runId = await startRun(person, 'BASIC');
    const { page } = await visit();
    await openRun(page, person, runId);
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
    await goal(page).pressSequentially('A$300');
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => asked).toEqual(['beforeunload']);
    await saved(page);
    const closed = page.waitForEvent('close');
    await page.close({ runBeforeUnload: true });
    await closed;
    expect(asked).toHaveLength(1);
  });
});

describe('two tabs of one browser', () => {
  it('that type into the same field lose neither text', async () => {
    const person = await confirmedPerson(4000);
    const runId = await startRun(person, 'BASIC');
    const { page, context, expectComplaint } = await visit();
    await openRun(page, person, runId);
    const other = await context.newPage();
    await other.goto(addressOf(runId));
    await background(other).waitFor();
    await background(other).fill('Typed in the second tab, and saved there.');
    await saved(other);
    expectComplaint(/status of 409/);
    await background(page).fill('Typed in the first tab, which knew nothing of the second.');
    const both = page.getByRole('group', { name: /^Two texts: Background/ });
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

  it('that cannot be read says so in the words of the specification, and is asked for again', async () => {
    const person = await confirmedPerson(4000);
    const runId = await startRun(person, 'BASIC');
    const { page, context, expectComplaint } = await visit();
    expectComplaint(/status of 500/);
    await context.route(`**/api/path-compiler/runs/${runId}`, (call) =>
      call.fulfill({ status: 500, body: '' }),
    );
    await page.goto(`/login?ref=${encodeURIComponent(addressOf(runId))}`);
    await logInOnPage(page, person.email, person.password);
    await page.getByText('Error loading run data').first().waitFor();
    await page.getByText('Failed to load data').first().waitFor();
    await context.unroute(`**/api/path-compiler/runs/${runId}`);
    await page.getByRole('button', { name: /again/i }).click();
    await page.getByLabel('Income goal').waitFor();
  });
});
