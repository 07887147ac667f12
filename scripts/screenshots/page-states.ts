import type { PageId } from '#shared/contract/pages.ts';
import { answered, type Ending, visitHanging } from './answered.ts';
import { visit } from './scene.ts';

/** The possible outcomes of a page's requests. */
export const pageStates = ['loading', 'failed', 'offline', 'expired', 'forbidden', 'dead-link'] as const;
export type PageState = (typeof pageStates)[number];

const asksNothing: readonly PageState[] = [];
const ofAccount = ['loading', 'failed', 'offline', 'expired'] as const;
/** Another user's thing is answered like a missing one. */
const ofOneThing = [...ofAccount, 'forbidden'] as const;

const ofLink = ['loading', 'failed', 'offline', 'dead-link'] as const;

/** The states of each page that starts with a request; a missing page does not compile. */
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
  buildPath: ofAccount,
  persona: ofAccount,
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

/** Simulated outcomes. The server itself refuses an ended session, another user and a dead link. */
const endings: Readonly<Partial<Record<PageState, Ending>>> = {
  loading: 'waiting',
  failed: 'internal-error',
  offline: 'unreachable',
};

/** Longer than any retry, so that the state is final. */
const settledMs = 3000;

/** Opens a page with this outcome for all its requests. */
export function visitIn(state: PageState, path: string) {
  const ending = endings[state];
  return ending === undefined ? visit(path) : answered({ '/**': ending }, visitHanging(path, settledMs));
}
