import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { openPdf, textsOf } from '#functions/pdf/testing/read-pdf.ts';
import { mailTo } from '#functions/testing/local-tools.ts';
import type { Person } from '#functions/testing/people.ts';
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
import { sampleOf } from '#shared/testing/long-run.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { agreeToPlan, approvePlan } from '../testing/approve-plan.ts';
import { itLong, openBrowser } from '../testing/browser.ts';
import { expectFits } from '../testing/expect-fits.ts';
import { tabToLabel } from '../testing/tab-to-label.ts';
import { inForm, openRun, submit } from './run-form.ts';

const { visit } = openBrowser();
const phone = { width: 360, height: 640 };

async function openReview(page: Page, token: string): Promise<void> {
  await page.goto(`/review#${token}`);
  await page.getByRole('heading', { level: 1, name: /^Review an? / }).waitFor();
}
const question = (page: Page) => page.getByRole('textbox', { name: /^Your question to the customer/ });
const sendBack = (page: Page) => page.getByRole('button', { name: /^Send it back/ });

/** Returns the text and the hash of the document that the customer gets. */
async function printedOf(person: Person, runId: string): Promise<{ printed: string; hash: string }> {
  const { generatedFile } = await reaches(person, runId, 'COMPLETED');
  const response = await fetch(`${inject('siteUrl')}/api/files/${generatedFile}`, {
    headers: { authorization: `Bearer ${person.token}` },
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  const hash = createHash('sha256').update(bytes).digest('hex');
  const pdf = await openPdf(bytes);
  const pages = Array.from({ length: pdf.numPages }, (_, index) => textsOf(pdf, index + 1));
  const words = (await Promise.all(pages)).flatMap((texts) => texts.map(({ text }) => text)).join(' ');
  return { printed: words.replaceAll(/\s+/g, ' '), hash };
}

describe('a submission under review', () => {
  const screens = [
    ['a phone', { width: 360, height: 740 }],
    ['a wide screen', { width: 1280, height: 900 }],
  ] as const;
  it.each(sampleOf(screens, 1))(
    'is corrected, commented, checked and approved on %s, and the document shows it all',
    async (_on, size) => {
      const person = await confirmedPerson();
      const runId = await startRun(person);
      const token = await submitForReview(person, runId);
      const { page } = await visit(size);
      await openReview(page, token);
      expect(page.url()).not.toContain(token);
      expect(await page.getByRole('banner').count()).toBe(0);
      await expectAccessible(page);
      await expectFits(page);
      const isPhone = size.width < 1024;
      if (isPhone) await page.getByRole('button', { name: 'Plan', exact: true }).click();
      await page.getByText(/pages, as they will be printed$/).waitFor();
      await page.locator('[data-page="1"] canvas').waitFor();
      await expectAccessible(page);
      await expectFits(page);
      if (isPhone) await page.getByRole('button', { name: 'Review', exact: true }).click();

      await page.getByRole('button', { name: /^Tick 6 more checks/ }).waitFor();
      await page
        .getByRole('button', { name: /^Correct: .*hours/ })
        .first()
        .click();
      await page.getByRole('textbox', { name: 'Hours in a normal week' }).fill('4');
      await page
        .getByText(/^Also fits: /)
        .first()
        .click();
      const other = page.getByRole('button', { name: /^Plan this instead: / });
      const business = (await other.getAttribute('aria-label'))?.replace('Plan this instead: ', '') ?? '';
      await other.click();
      await page.getByText('You chose this business.').waitFor();
      await page.getByRole('textbox', { name: 'Price of the first item' }).fill('31');
      await page.getByText(/^Saved/).waitFor();
      await page
        .getByText(/4 hours a week/)
        .first()
        .waitFor();

      const sections = page.getByRole('combobox', { name: 'Add a note to a section' });
      const titles = await sections.locator('option').allTextContents();
      for (const [title, text] of [
        [titles[1], 'Ring the two families first.'],
        [titles[2], 'Ask again in March.'],
      ]) {
        await sections.selectOption({ label: title ?? '' });
        await page.getByRole('textbox', { name: `Note: ${title}` }).fill(text ?? '');
      }
      await page.getByRole('textbox', { name: 'Note to the customer' }).fill('A careful plan.');
      for (const box of await page.getByRole('checkbox').all()) await box.check();
      await page.getByRole('textbox', { name: 'Your first name' }).fill('Rose');
      await page.getByRole('textbox', { name: 'Comment: Price' }).fill('Walkers near them charge this.');
      await page.getByRole('button', { name: 'Approve plan' }).waitFor();
      await expectAccessible(page);
      await expectFits(page);
      await page.reload();
      await page.getByRole('heading', { level: 1, name: /^Review a / }).waitFor();
      expect(await page.getByRole('textbox', { name: 'Note to the customer' }).inputValue()).toBe(
        'A careful plan.',
      );
      await page.getByRole('button', { name: 'Approve plan' }).click();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      let seen = '';
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().endsWith('/api/review'))
          seen = request.postDataJSON().seen.hash;
      });
      await agreeToPlan(page);

      const { printed, hash } = await printedOf(person, runId);
      expect(hash).toBe(seen);
      for (const words of [
        business,
        'Read by Rose',
        'A careful plan.',
        'Ring the two families first.',
        'Ask again in March.',
        'Walkers near them charge this.',
        '$31',
      ])
        expect(printed).toContain(words);
      const approved = (await mailTo(person.email)).find(({ subject }) => /was approved/.test(subject));
      expect(approved?.text).toContain('A careful plan.');
    },
  );

  it('is sent back on a phone, with chosen reasons and a comment that survive a failed call and a reload', async () => {
    const person = await confirmedPerson();
    const runId = await startRun(person);
    const said = { ...answers, incomeGoal: 'I want to earn a lot more than now.' };
    const token = await submitForReview(person, runId, said);
    const { page, expectComplaint } = await visit(phone);
    await openReview(page, token);
    const main = page.getByRole('main');
    await main.getByText('The goal has no amount that we can test.').waitFor();
    await main.getByText(said.incomeGoal).first().waitFor();

    await sendBack(page).click();
    await main
      .getByText(/^Please say what should change/)
      .first()
      .waitFor();
    await expectAccessible(page);
    await main.getByRole('button', { name: 'Goal unclear' }).click();
    expect(await question(page).inputValue()).toMatch(/^Please give an amount/);
    await question(page).fill(`${await question(page).inputValue()} And thank you.`);
    await main.getByRole('button', { name: 'Add a comment: Income goal' }).click();
    await page.getByRole('textbox', { name: 'Comment: Income goal' }).fill('How much is a lot?');

    expectComplaint(/ERR_FAILED/);
    await page.route('**/api/review', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await sendBack(page).click();
    await main.getByText('Network error. Please try again.').waitFor();
    await main.getByText(/Your text is still here/).waitFor();
    await page.unroute('**/api/review');
    await page.reload();
    await page.getByRole('textbox', { name: 'Comment: Income goal' }).waitFor();
    expect(await question(page).inputValue()).toMatch(/And thank you\.$/);
    await expectAccessible(page);
    await expectFits(page);
    // Presses twice, as an impatient thumb does.
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/review')) sent.push(request.url());
    });
    await sendBack(page).dblclick();
    await page.getByRole('heading', { name: 'Sent back. Thank you.' }).waitFor();

    const run = await reaches(person, runId, 'REJECTED_FOR_USER_REFINEMENT');
    expect(run.feedback).toMatch(/^Please give an amount.* And thank you\.$/);
    expect(run.fieldFeedback).toEqual({ incomeGoal: 'How much is a lot?' });
    expect(sent).toHaveLength(1);
    expectComplaint(/status of 409/);
    await page.reload();
    await page.getByRole('heading', { name: 'Already decided' }).waitFor();
    await main.getByText(`This submission was sent back by ${reviewer} on `).waitFor();
    await expectAccessible(page);
  });

  itLong('is sent back with a question on a fact, which its customer finds at that fact', async () => {
    const person = await confirmedPerson();
    const runId = await startRun(person, 'ENTERPRISE');
    const token = await submitForReview(person, runId);
    const { page } = await visit({ ...phone, person });
    await openReview(page, token);
    const ask = page.getByRole('button', { name: /^Ask about this: .*\$25 a walk/ }).last();
    const fact = (await ask.getAttribute('aria-label'))?.replace('Ask about this: ', '') ?? '';
    await ask.click();
    const comment = page.getByRole('textbox', { name: /^Comment: Background/ });
    await comment.fill(`${await comment.inputValue()}Is that with two dogs?`);
    await question(page).fill('Please answer my question on your price.');
    await sendBack(page).click();
    await page.getByRole('heading', { name: 'Sent back. Thank you.' }).waitFor();
    await reaches(person, runId, 'REJECTED_FOR_USER_REFINEMENT');

    await openRun(page, runId);
    const facts = inForm(page).getByRole('region', { name: 'What we understood' });
    const asked = facts.getByText('Is that with two dogs?').locator('..');
    await asked.waitFor();
    expect(await asked.textContent()).toContain(fact);
    await expectAccessible(page);
    await expectFits(page);
    await submit(page);
    const unchanged = page.getByRole('dialog', { name: 'Submit without changes?' });
    await unchanged.getByText(/It will use one of your 2 remaining submissions/).waitFor();
    await expectAccessible(page);
    await unchanged.getByRole('button', { name: 'Keep editing' }).click();
    expect((await readRun(person, runId)).body.data.runStatus).toBe('REJECTED_FOR_USER_REFINEMENT');
  });

  itLong(
    'is shown next to the earlier attempt when revised, and is approved with the keyboard alone',
    async () => {
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

      await page.getByRole('button', { name: 'Tick 6 more checks' }).focus();
      await page.keyboard.press('Enter');
      for (let check = 0; check < 6; check += 1) {
        if (check > 0) await tabToLabel(page, /^(Goal|Business|Price|Cash|Licence and safety|Sources)\./);
        await page.keyboard.press('Space');
      }
      await tabToLabel(page, /^Your first name/);
      await page.keyboard.type('Rose');
      await page.getByRole('button', { name: 'Approve plan' }).waitFor();
      await tabToLabel(page, /^Approve plan/);
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor();
      await tabToLabel(page, /^Approve plan/);
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Approved. Thank you.' }).waitFor();
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
      await reaches(person, runId, 'COMPLETED');

      expectComplaint(/status of 409/);
      await page.goto(`/review#${first}`);
      await page.getByText(`This submission was sent back by ${reviewer} on `).waitFor();
    },
  );

  itLong('keeps its link and text when its reviewer logs out in another tab', async () => {
    const person = await confirmedPerson();
    const token = await submitForReview(person, await startRun(person));
    const { page, context } = await visit({ person });
    await openReview(page, token);
    await question(page).fill('Say more about your clients.');
    await page.getByRole('textbox', { name: 'Note to the customer' }).fill('Nearly there.');
    await page.getByText(/^Saved/).waitFor();
    const other = await context.newPage();
    await other.goto('/about');
    await other.getByRole('link', { name: /buy tokens/ }).waitFor();
    await other.getByRole('button', { name: new RegExp(person.name) }).click();
    await other.getByRole('button', { name: 'Log Out' }).click();
    await other.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor();
    await page.reload();
    await question(page).waitFor();
    expect(await question(page).inputValue()).toBe('Say more about your clients.');
    expect(await page.getByRole('textbox', { name: 'Note to the customer' }).inputValue()).toBe(
      'Nearly there.',
    );
  });

  itLong('syncs two tabs, is decided once, and keeps the text of both', async () => {
    const person = await confirmedPerson();
    const runId = await startRun(person);
    const token = await submitForReview(person, runId);
    const { page, context, expectComplaint } = await visit();
    expectComplaint(/status of 409/);
    const other = await context.newPage();
    await openReview(page, token);
    await openReview(other, token);
    await page.getByRole('textbox', { name: 'Note to the customer' }).fill('From the first.');
    await page.getByText(/^Saved/).waitFor();
    await other.getByRole('checkbox', { name: /^Goal/ }).check();
    await other.getByText(/^Saved/).waitFor();
    expect(await other.getByRole('textbox', { name: 'Note to the customer' }).inputValue()).toBe(
      'From the first.',
    );
    expect(await other.getByRole('checkbox', { name: /^Goal/ }).isChecked()).toBe(true);
    await question(other).fill('Say more about your clients.');

    await page.bringToFront();
    await approvePlan(page);
    await other.bringToFront();
    const button = sendBack(other);
    if (await button.isVisible()) await button.click().catch(() => undefined);
    const alert = other.getByRole('main').getByRole('alert');
    await alert.getByText(`This submission was approved by ${reviewer} on `).waitFor();
    await alert.getByText(/You can copy it below/).waitFor();
    await other.getByText('Say more about your clients.').waitFor();
    expect(await button.count()).toBe(0);
    await expectAccessible(other);
    expect(
      (await readRun(person, runId)).body.data.timeline.map(({ status }: { status: string }) => status),
    ).not.toContain('REJECTED_FOR_USER_REFINEMENT');
  });
});

describe('a link that opens no review', () => {
  it.each(sampleOf(['#nobody-made-this', ''], 1))('says so: /review%s', async (hash) => {
    const { page, expectComplaint } = await visit(phone);
    expectComplaint(/status of 404/);
    await page.goto(`/review${hash}`);
    await page.getByRole('heading', { name: 'This review link no longer works' }).waitFor();
    await expectAccessible(page);
  });
});
