import type { Page } from 'playwright-core';
import type { PageId } from '#shared/contract/pages.ts';

/** What may become of a page's questions to the server. */
export const pageStates = ['loading', 'failed', 'offline', 'expired', 'forbidden', 'dead-link'] as const;
export type PageState = (typeof pageStates)[number];

const asksNothing: readonly PageState[] = [];
const ofAccount = ['loading', 'failed', 'offline', 'expired'] as const;
/** Somebody else's is answered like what is not there. */
const ofOneThing = [...ofAccount, 'forbidden'] as const;

const ofLink = ['loading', 'failed', 'offline', 'dead-link'] as const;

/** The states of each page that opens with a question; a page that is missing here does not compile. */
export const statesOf: Readonly<Record<PageId, readonly PageState[]>> = {
  home: asksNothing,
  logIn: asksNothing,
  signUp: asksNothing,
  requestReset: asksNothing,
  completeReset: ofLink,
  verifyEmail: ofLink,
  changePassword: ofAccount,
  profile: ofAccount,
  dashboard: ofAccount,
  buildPath: asksNothing,
  persona: asksNothing,
  path: ofAccount,
  moneyRules: asksNothing,
  plans: ofAccount,
  confirmPlan: ofOneThing,
  run: ofOneThing,
  file: ofOneThing,
  orderTokens: ofAccount,
  invoice: ofOneThing,
  fundUs: asksNothing,
  funding: asksNothing,
  grantMvp: asksNothing,
  grantFirstHome: asksNothing,
  registerAbn: asksNothing,
  tools: asksNothing,
  startupStack: asksNothing,
  marketingStack: asksNothing,
  about: asksNothing,
  terms: asksNothing,
  error: asksNothing,
  review: ['loading', 'failed', 'offline', 'forbidden'],
};

const refusals: Partial<Record<PageState, { status: number; code: string; text: string }>> = {
  failed: { status: 500, code: 'internal', text: 'Something went wrong on our side.' },
  expired: { status: 401, code: 'session-invalid', text: 'Your session has ended. Please log in again.' },
  forbidden: { status: 404, code: 'not-found', text: 'Nothing was found here.' },
  'dead-link': {
    status: 400,
    code: 'link-invalid',
    text: 'This link is invalid or has expired. Please ask for a new one.',
  },
};

/** Longer than anything asks again, so that what stands is what stays. */
const settledMs = 3000;

/** Opens a page whose every question to the server ends like this. */
export const visitIn = (state: PageState, path: string) => async (page: Page) => {
  await page.route('**/api/**', async (route) => {
    const refusal = refusals[state];
    if (state === 'offline') return route.abort('internetdisconnected');
    // Never answered.
    if (refusal === undefined) return;
    const { status, code, text } = refusal;
    await route.fulfill({
      status,
      json: { code, global: text, error: text, message: text, requestId: 'a-request' },
    });
  });
  await page.goto(path, { waitUntil: 'load' });
  await page.waitForTimeout(settledMs);
};
