import type { Page } from 'playwright-core';
import { demoAnswers as answers, type DemoPerson, demoWorld } from '../demo/demo-person.ts';
import { answered, type Ending } from './answered.ts';
import { type Scene, visit } from './scene.ts';
import { signedIn } from './sign-up-for.ts';
import { press, says, steps } from './steps.ts';

const revised = {
  ...answers,
  incomeGoal: 'I want to earn $800 a month before tax within nine months.',
  content: `${answers.content} Two agents would pay $60 a visit, and three more have asked.`,
};
const rejection = {
  decision: 'reject',
  feedback: 'Please say which gardens you would keep next, and what you would charge.',
  fieldFeedback: { content: 'Which gardens, and how often does each need you?' },
};

const runAddress = (runId: string): string => `/make-money/path-compiler/runs/${runId}`;

interface RunAnswer {
  status: string;
  data: { timeline: readonly object[] };
}

/** A short-lived status is shown with a changed answer about another run. */
const withStatus = (runId: string, runStatus: string) => async (page: Page) => {
  await page.route(`**/path-compiler/runs/${runId}`, async (route) => {
    const response = await route.fetch();
    if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response });
    const { status, data } = (await response.json()) as RunAnswer;
    const timeline = [...data.timeline, { status: runStatus, at: new Date().toISOString() }];
    await route.fulfill({ response, json: { status, data: { ...data, runStatus, timeline } } });
  });
  await visit(runAddress(runId))(page);
};

export const readDocument = (address: string) => async (page: Page) => {
  await visit(address)(page);
  await page.locator('.pdf-text span:visible, .plan-text p:visible').first().waitFor();
};

const rejecting = (address: string) => async (page: Page) => {
  await visit(address)(page);
  await page.getByRole('button', { name: 'Add a comment: Income goal' }).click();
  await page.getByRole('button', { name: /^(Send it back)/ }).click();
  await page.getByText('Please look at this again.').waitFor();
};

const typeGoal = (page: Page) =>
  page.getByRole('textbox', { name: /^Income goal/ }).fill('I want to earn $900 a month within a year.');

/** An empty form that was sent, and failed requests. */
const formScenes = (address: string): Scene[] => {
  const form = visit(address);
  const submit = press('Submit for Review');
  return [
    { name: 'run-submit-refused', open: steps(form, submit, says('Please complete all required fields')) },
    {
      name: 'run-save-unreachable',
      open: answered(
        {},
        steps(form, async (page) => {
          await page.route('**/path-compiler/runs/*', (route) =>
            route.request().method() === 'PUT' ? route.abort() : route.continue(),
          );
          await typeGoal(page);
          await press('Save Draft')(page);
          await says('Failed: no response')(page);
        }),
      ),
    },
    {
      name: 'run-two-texts',
      async open(page) {
        await form(page);
        const other = await page.context().newPage();
        await form(other);
        await typeGoal(other);
        await press('Save Draft')(other);
        await says(/^Draft saved!/)(other);
        await page.getByRole('textbox', { name: /^Income goal/ }).fill('I want to earn $200 a month.');
        await press('Save Draft')(page);
        await page.getByRole('group', { name: /^Two versions/ }).waitFor();
      },
    },
  ];
};

/** The outcomes of a decision, without a real decision. */
const deciding = (address: string, ending: Ending) => async (page: Page) => {
  await visit(address)(page);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('textbox', { name: 'Your first name' }).fill('Rose');
  await page.getByRole('button', { name: 'Approve plan' }).click();
  const approve = page.getByRole('dialog').getByRole('button', { name: /^Approve plan/ });
  await answered({ '/review': ending }, () => approve.click())(page);
  await page.waitForLoadState('networkidle');
};

/** Runs in each of their states, the reviewer's page, the document, and the effects of an active run on other pages. */
export async function runScenes(siteUrl: string): Promise<Scene[]> {
  const world = demoWorld(siteUrl);
  const meet = async (name: string, tokens: number): Promise<DemoPerson & { name: string }> => {
    const email = `${name.toLowerCase()}@runs.example.com`;
    const profile = { email, full_name: `${name} Marsh`, country: 'Australia', state: 'Victoria' };
    const person = await world.signUp(profile);
    if (person === undefined) throw new Error(`${email} is there already`);
    await world.buyTokens(person, tokens);
    return { ...person, name: profile.full_name };
  };
  const sessionOf = ({ token, name }: Awaited<ReturnType<typeof meet>>) => signedIn(siteUrl, token, name);

  const drafting = await meet('Dora', 40);
  const draft = await world.startRun(drafting, 'BASIC');
  const reading = await meet('Rose', 40);
  const read = await world.startRun(reading, 'BASIC');
  await world.submit(reading, read, answers);
  const fileId = await world.reaches(reading, read, 'COMPLETED');
  const waiting = await meet('Wanda', 100);
  const waits = await world.startRun(waiting, 'PRO');
  await world.submit(waiting, waits, answers);
  const revising = await meet('Rita', 100);
  const revision = await world.startRun(revising, 'PRO');
  await world.submit(revising, revision, answers);
  await world.decide(revision, rejection);
  const ended = await meet('Lena', 100);
  const limit = await world.startRun(ended, 'PRO');
  await world.submit(ended, limit, answers);
  const decided = await world.reviewToken(limit);
  await world.decide(limit, rejection);
  await world.submit(ended, limit, revised);
  await world.decide(limit, {
    decision: 'reject',
    feedback: 'Five visits at $60 are $300 a month: please say where the other $500 come from.',
  });
  const twice = await meet('Tess', 100);
  const second = await world.startRun(twice, 'PRO');
  await world.submit(twice, second, answers);
  await world.decide(second, rejection);
  await world.submit(twice, second, revised);

  const document = `/user/files/${fileId}?runId=${read}`;
  const expired = async (page: Page) => {
    await page.route('**/api/files/*', (route) => route.fulfill({ status: 410, json: {} }));
    await visit(document)(page);
  };
  return [
    { name: 'run-draft', open: visit(runAddress(draft)), session: sessionOf(drafting) },
    { name: 'run-under-review', open: visit(runAddress(waits)), session: sessionOf(waiting) },
    { name: 'run-building', open: withStatus(waits, 'APPROVED_EXECUTING'), session: sessionOf(waiting) },
    { name: 'run-completed', open: visit(runAddress(read)), session: sessionOf(reading) },
    { name: 'run-revision', open: visit(runAddress(revision)), session: sessionOf(revising) },
    { name: 'run-limit-reached', open: visit(runAddress(limit)), session: sessionOf(ended) },
    { name: 'run-document', open: readDocument(document), session: sessionOf(reading) },
    { name: 'run-document-expired', open: expired, session: sessionOf(reading) },
    { name: 'run-dashboard-active', open: visit('/dashboard'), session: sessionOf(revising) },
    { name: 'run-dashboard-done', open: visit('/dashboard'), session: sessionOf(reading) },
    { name: 'run-plans-active', open: visit('/make-money/path-compiler'), session: sessionOf(waiting) },
    { name: 'run-review-first', open: visit(`/review#${await world.reviewToken(waits)}`) },
    { name: 'run-review-second', open: visit(`/review#${await world.reviewToken(second)}`) },
    { name: 'run-review-rejecting', open: rejecting(`/review#${await world.reviewToken(waits)}`) },
    { name: 'run-review-decided', open: visit(`/review#${decided}`) },
    {
      name: 'run-review-unreachable',
      open: deciding(`/review#${await world.reviewToken(waits)}`, 'unreachable'),
    },
    {
      name: 'run-review-overtaken',
      open: deciding(`/review#${await world.reviewToken(waits)}`, 'review-decided'),
    },
    {
      name: 'run-review-approved',
      open: deciding(`/review#${await world.reviewToken(waits)}`, {
        json: { status: 'ok', global: 'Approved.' },
      }),
    },
    ...formScenes(runAddress(draft)).map((scene) => ({
      ...scene,
      session: sessionOf(drafting),
      resizes: true,
    })),
  ];
}
