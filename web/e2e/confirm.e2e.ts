import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { answers, confirmedPerson, reaches, readRun, save, startRun } from '#functions/testing/runs.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { itLong, openBrowser } from '../testing/browser.ts';
import { expectFits } from '../testing/expect-fits.ts';
import { tabToLabel } from '../testing/tab-to-label.ts';
import { endSessionElsewhere } from './end-session.ts';
import { addressOf, inForm, openRun, saved, submit } from './run-form.ts';
import { logInOnPage } from './sign-up-form.ts';

const { visit } = openBrowser();

const carpenter = {
  ...answers,
  incomeGoal: '$1,200 a month before tax by June 2027',
  timePerWeek: '10h+',
  skills: 'carpentry',
  interests: 'wood',
  content: 'I was a carpenter for 9 years. My wage is $950 a week. I left my husband in May.',
};

/** Opens a run whose saved answers our server has read. */
async function openRead(width: number, { plan = 'PRO', text = carpenter } = {}) {
  const person = await confirmedPerson(10_000);
  const runId = await startRun(person, plan);
  await save(person, runId, text);
  const visitor = await visit({ width, height: 800, person });
  await openRun(visitor.page, runId);
  await section(visitor.page, 'Your business').waitFor();
  const confirmed = async () => (await readRun(person, runId)).body.data.confirmed;
  return { ...visitor, person, runId, confirmed };
}

const section = (page: Page, name: string) => inForm(page).getByRole('region', { name });
const understood = (page: Page) => section(page, 'What we understood');
const done = (page: Page) => understood(page).getByRole('button', { name: 'Done' }).click();

describe('what we understood', () => {
  it('is corrected fact by fact on a phone, with the customer’s own business', async () => {
    const { page, confirmed } = await openRead(360);
    const facts = understood(page);
    await facts.getByText('Income now: a wage, $950 a week.').waitFor();
    await expectAccessible(page);
    await expectFits(page);

    await facts.getByRole('button', { name: 'Change what I live on' }).click();
    await facts.getByLabel('Amount: a wage').fill('1180');
    await done(page);
    await facts.getByText('Income now: a wage, $1,180 a week.').waitFor();

    await facts.getByText('How many hours a week is “10h+” for you?').waitFor();
    await facts.getByRole('button', { name: 'Answer' }).last().click();
    await facts.getByLabel('Hours in a normal week').fill('38');
    await facts.getByText('Time: 38 hours a week.').waitFor();
    await done(page);
    await facts.getByText(/How many hours a week/).waitFor({ state: 'detached' });

    await facts.getByText('Add something').click();
    await facts.getByRole('button', { name: 'Add my free times' }).click();
    for (const name of ['Tuesday evening: not free', 'Saturday morning: not free'])
      await facts.getByRole('button', { name }).click();
    await page.setViewportSize({ width: 320, height: 700 });
    await expectFits(page);
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 800 });
    await done(page);
    await facts.getByText('Free: Tuesday evening; Saturday morning.').waitFor();

    await facts.getByRole('button', { name: 'Change work I can do' }).click();
    await facts.getByLabel('Search our list of work').fill('bookkeep');
    await facts.getByRole('button', { name: /^Bookkeeping/ }).click();
    await expectAccessible(page);
    await done(page);
    await facts.getByText(/^Skill: bookkeeping/).waitFor();

    await facts.getByText('Keep sentences private').click();
    await facts.getByRole('button', { name: /^Keep this private: I left my husband/ }).click();
    await facts.getByRole('button', { name: /^Show this again: I left my husband/ }).waitFor();

    const business = section(page, 'Your business');
    await business.getByRole('radio', { name: 'My own idea' }).check();
    await business.getByLabel('What would you sell?').fill('surfboard repairs');
    await business.getByLabel('Price each').fill('120');
    await business.getByLabel('Cost to you each').fill('25');
    await business.getByLabel('Hours each').fill('2');
    const own = business.getByRole('article').filter({ hasText: 'Surfboard repairs' });
    await own.getByText(/^\$120 /).waitFor();
    await expectAccessible(page);
    await expectFits(page);
    await saved(page);
    expect(await confirmed()).toMatchObject({
      income: [{ kind: 'wage', cents: 118_000, per: 'week' }],
      hours: { low: 38, high: 38 },
      week: [
        { day: 'tue', part: 'evening' },
        { day: 'sat', part: 'morning' },
      ],
      hidden: ['I left my husband in May.'],
      picked: { kind: 'own', what: 'surfboard repairs', priceCents: 12_000, costCents: 2500, hours: 2 },
      was: { hours: '10h+' },
    });

    // The correction stays after its source text is gone, and says so.
    await inForm(page).getByLabel('Time per week').selectOption('3–5h');
    await facts.getByText(/You set this when your answers said “10h\+”/).waitFor();
    await facts.getByText('Time: 38 hours a week.').waitFor();
  });

  itLong('can be set with the keyboard alone', async () => {
    const { page, confirmed } = await openRead(1280);
    const tabTo = (label: RegExp) => tabToLabel(page, label);
    await inForm(page).getByLabel('Time per week').focus();
    await tabTo(/^Change my hours a week$/);
    await page.keyboard.press('Enter');
    await page.keyboard.type('38');
    await tabTo(/^Done$/);
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Change my hours a week');
    await tabTo(/^Add something$/);
    await page.keyboard.press('Enter');
    await tabTo(/^Add my free times$/);
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await tabTo(/^Done$/);
    await page.keyboard.press('Enter');
    // The group of businesses is one tab stop.
    await tabTo(/^Choose for me/);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await saved(page);
    expect(await confirmed()).toMatchObject({
      hours: { low: 38, high: 38 },
      week: [{ day: 'tue', part: 'afternoon' }],
      picked: { kind: 'offer' },
    });
  });

  itLong('leads to the skill or the idea where no skill can be planned', async () => {
    const text = {
      ...answers,
      skills: 'dreams',
      interests: 'tv',
      content: 'No experience with anything so far.',
    };
    const { page } = await openRead(360, { text });
    const facts = understood(page);
    await facts.getByRole('heading', { name: 'We can’t plan this well yet' }).waitFor();
    await expectAccessible(page);
    await expectFits(page);
    const focused = () => page.evaluate(() => document.activeElement?.id);
    await facts.getByRole('button', { name: 'Describe my idea' }).click();
    await expect.poll(focused).toBe('run-content');
    await facts.getByRole('button', { name: 'Add a skill' }).click();
    await expect.poll(focused).toBe('run-skills');
  });

  itLong('keeps corrections and the pick while offline, through a reload, and sends them later', async () => {
    const { page, context, confirmed, expectComplaint } = await openRead(360);
    const facts = understood(page);
    const pick = section(page, 'Your business').getByRole('radio').nth(1);
    expectComplaint(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await context.setOffline(true);
    await facts.getByRole('button', { name: 'Change my hours a week' }).click();
    await facts.getByLabel('Hours in a normal week').fill('38');
    await done(page);
    await pick.check();
    await page.getByText(/^Not saved: you’re offline\. Kept in this tab/).waitFor();
    await expectAccessible(page);
    await expectFits(page);
    expect((await confirmed())?.picked).toBeUndefined();

    // The page loads again, but nothing can be saved yet.
    await page.route('**/path-compiler/runs/*', (call) =>
      call.request().method() === 'PUT' ? call.abort() : call.continue(),
    );
    await context.setOffline(false);
    await page.reload();
    await facts.getByText('Time: 38 hours a week.').waitFor();
    await expect.poll(() => pick.isChecked()).toBe(true);
    await page.unroute('**/path-compiler/runs/*');
    await saved(page);
    expect(await confirmed()).toMatchObject({
      hours: { low: 38, high: 38 },
      picked: { kind: 'offer' },
    });
  });

  itLong('keeps corrections through a second window and a session that ends midway', async () => {
    const { page, person, runId, confirmed, expectComplaint } = await openRead(360);
    const facts = understood(page);
    await save(person, runId, {
      ...carpenter,
      confirmed: { version: 1, hours: { low: 5, high: 5 }, money: { cents: 20_000 } },
    });
    expectComplaint(/status of 40[19]/);
    await facts.getByRole('button', { name: 'Change my hours a week' }).click();
    await facts.getByLabel('Hours in a normal week').fill('38');
    const both = facts.getByRole('group', { name: 'Two versions: What we understood' });
    await both.getByText('38 hours a week').waitFor();
    await both.getByText('5 hours a week').waitFor();
    await expectAccessible(page);
    await both.getByRole('button', { name: 'Keep this version' }).click();
    await saved(page);
    expect(await confirmed()).toMatchObject({ hours: { low: 38, high: 38 }, money: { cents: 20_000 } });

    await endSessionElsewhere(page);
    await facts.getByLabel('Hours in a normal week').fill('20');
    await page.waitForURL('**/login?ref=**');
    await logInOnPage(page, person.email, person.password);
    await page.waitForURL(`**${addressOf(runId)}`);
    await facts.getByText('Time: 20 hours a week.').waitFor();
    await saved(page);
    const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
    const { data } = (await readRun({ ...person, token }, runId)).body;
    expect(data.confirmed.hours).toEqual({ low: 20, high: 20 });
  });
});

describe('a Basic plan with an open question on its goal', () => {
  it('asks for the answer, confirms its only submission, and shows what was confirmed', async () => {
    const text = { ...answers, incomeGoal: 'I would like $300, please.' };
    const { page, person, runId, expectComplaint } = await openRead(360, { plan: 'BASIC', text });
    await understood(page).getByText('Needed before you submit.').waitFor();
    expectComplaint(/status of 409/);
    await submit(page);
    await inForm(page)
      .getByText(/^Please answer first: Is .* for a week, a month or a year\?/)
      .waitFor();
    await expectAccessible(page);
    await inForm(page).getByRole('button', { name: 'Go to the question' }).click();
    const amount = understood(page).getByLabel('Amount');
    await expect.poll(() => amount.evaluate((field) => field === document.activeElement)).toBe(true);
    await amount.fill('300');
    await understood(page).getByLabel('How often').selectOption('a month');
    await understood(page).getByRole('radio', { name: 'Before tax' }).check();
    await done(page);
    await understood(page).getByText('Needed before you submit.').waitFor({ state: 'detached' });
    await submit(page);
    const only = page.getByRole('dialog', { name: 'Submit your only submission?' });
    await expectAccessible(page);
    await only.getByRole('button', { name: 'Keep editing' }).click();
    expect((await readRun(person, runId)).body.data.runStatus).toBe('CREATED');
    await submit(page);
    await only.getByRole('button', { name: 'Submit now' }).click();
    await page.getByText('Submitted for review!').waitFor();
    await reaches(person, runId, 'COMPLETED');
    await page.getByText('Your answers').click();
    await page.getByText('$300 a month before tax').first().waitFor();
  });
});
