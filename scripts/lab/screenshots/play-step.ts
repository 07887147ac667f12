import type { Page } from 'playwright-core';
import { type ErrorCode, errors } from '#shared/contract/errors.ts';
import { specialSteps } from './special-steps.ts';

/** The outcome of a request: a refusal by its code, no connection, no answer, or this answer. */
type Ending = ErrorCode | 'unreachable' | 'waiting' | { json: object; status?: number };

/**
 * A step is a verb with its object (`press Log in`), an address with a query (`{ go: /funding, abn: yes }`), a change of
 * the server's answer (`{ alter: /user, with: … }`), or the outcomes of requests (`{ /auth/login: waiting }`).
 */
export type Step = string | Readonly<Record<string, unknown>>;

/** A name that starts with ^ is a pattern. */
const named = (text: string): string | RegExp => (text.startsWith('^') ? new RegExp(text) : text);

async function go(page: Page, address: string, hangs: boolean): Promise<void> {
  await page.goto(address, { waitUntil: 'load' });
  if (hangs) await page.waitForTimeout(1000);
  else await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => {});
}

async function fill(page: Page, text: string, role: 'main' | 'dialog'): Promise<void> {
  const [label = '', value = ''] = text.split(' = ');
  await page.getByRole(role).getByLabel(label).first().fill(value);
}

const verbs: Readonly<Record<string, (page: Page, text: string) => Promise<unknown>>> = {
  press: (page, text) =>
    page
      .getByRole('main')
      .getByRole('button', { name: named(text) })
      .first()
      .click(),
  /** The button that sends the form of the page. */
  send: (page) => page.getByRole('main').locator('form').getByRole('button').last().click(),
  push: (page, name) => page.getByRole('button', { name, exact: true }).click(),
  click: (page, text) => page.getByText(text).click(),
  dialog: (page, text) =>
    page
      .getByRole('dialog')
      .getByRole('button', { name: named(text) })
      .last()
      .click(),
  opens: (page) => page.getByRole('dialog').waitFor(),
  agree: (page) => page.getByRole('dialog').getByRole('checkbox').check(),
  check: (page, name) => page.getByRole('main').getByRole('checkbox', { name }).check(),
  async 'check-all'(page) {
    for (const box of await page.getByRole('checkbox').all()) await box.check();
  },
  fill: (page, text) => fill(page, text, 'main'),
  'fill-dialog': (page, text) => fill(page, text, 'dialog'),
  focus: (page, label) => page.getByLabel(label).focus(),
  says: (page, text) => page.getByText(named(text)).filter({ visible: true }).first().waitFor(),
  /** The dialog shows the amount after the server has answered. */
  async sum(page) {
    const amount = /^(?:[\d,.]+ tokens|\$[\d,.]+, GST included)$/;
    await page.getByRole('dialog').getByText(amount).first().waitFor();
    await page.waitForLoadState('networkidle');
  },
  /** The answers of the goal check in the address: the goal, the hours and the skills. */
  async 'check-goal'(page, text) {
    const [goal = '', hours = '', skills = ''] = text.split('; ');
    const answers = new URLSearchParams({ goal, hours, budget: '<300', skills, interests: 'books' });
    await go(page, `/#${answers}`, false);
  },
  at: (page, address) => page.waitForURL(address),
  wait: (page, selector) => page.locator(selector).first().waitFor(),
  /** Longer than any retry. */
  settle: (page) => page.waitForTimeout(3000),
  idle: (page) => page.waitForLoadState('networkidle'),
  special: (page, name) => specialSteps[name]?.(page) ?? Promise.reject(new Error(`No special step ${name}`)),
};

export async function playStep(page: Page, step: Step, hangs: boolean): Promise<void> {
  if (typeof step === 'string') {
    const [verb = ''] = step.split(' ');
    const text = step.slice(verb.length + 1);
    if (verb === 'go') return go(page, text, hangs);
    const play = verbs[verb];
    if (play === undefined) throw new Error(`There is no step “${step}”`);
    await play(page, text);
    return;
  }
  if ('go' in step) {
    const { go: path, ...query } = step;
    const text = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    return go(page, `${path}${String(path).endsWith('#') ? '' : '?'}${text}`, hangs);
  }
  if ('alter' in step) return alter(page, String(step.alter), step.with as Change);
  for (const [request, ending] of Object.entries(step)) await answer(page, request, ending as Ending);
}

/** The request is a path of the API, and may start with its method. */
async function answer(page: Page, request: string, ending: Ending): Promise<void> {
  const [path = '', method] = request.split(' ').toReversed();
  await page.route(`**/api${path}`, async (route) => {
    if (method !== undefined && route.request().method() !== method) return route.continue();
    if (ending === 'waiting') return;
    if (ending === 'unreachable') return route.abort('internetdisconnected');
    if (typeof ending !== 'string') return route.fulfill(ending);
    const [status, text] = errors[ending];
    const json = { code: ending, global: text, error: text, message: text, requestId: 'a-request' };
    await route.fulfill({ status, json });
  });
}

interface Change {
  data?: object;
}

/** Changes the server's answer, for states that take weeks or an accident to happen. */
async function alter(page: Page, path: string, change: Change): Promise<void> {
  await page.route(`**/api${path}`, async (route) => {
    const response = await route.fetch();
    const answered = (await response.json()) as Change;
    const data = change.data && { data: { ...answered.data, ...change.data } };
    await route.fulfill({ response, json: { ...answered, ...change, ...data } });
  });
}
