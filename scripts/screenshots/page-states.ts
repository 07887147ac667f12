import type { PageId } from '#shared/contract/pages.ts';
import { answered, type Ending, visitHanging } from './answered.ts';
import { visit } from './scene.ts';

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

/** Mishaps. The others need none: the server itself refuses an ended session, a stranger and a dead link. */
const endings: Readonly<Partial<Record<PageState, Ending>>> = {
  loading: 'waiting',
  failed: 'internal-error',
  offline: 'unreachable',
};

/** Longer than anything asks again, so that what stands is what stays. */
const settledMs = 3000;

/** Opens a page whose every question to the server ends so. */
export function visitIn(state: PageState, path: string) {
  const ending = endings[state];
  return ending === undefined ? visit(path) : answered({ '/**': ending }, visitHanging(path, settledMs));
}
