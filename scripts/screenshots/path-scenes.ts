import type { Page } from 'playwright-core';
import { altered, answered, type Ending, refusal, visitHanging } from './answered.ts';
import { type Scene, type SignedIn, visit } from './scene.ts';
import { agree, pressInDialog, says, saysSum, steps } from './steps.ts';

const slugs = 'side-hustle-starter/weekend-reseller';
const path = `/make-money/paths/${slugs}`;
/** The library answers as if this path was bought. */
const owned = 'creative-maker/short-form-editing-studio';

const unlock = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Unlock \d/ })
    .click();
const ask = steps(visit(path), unlock, saysSum);
const confirming = (ending: Ending) =>
  answered(
    { [`/path-compiler/purchase/${slugs}*`]: ending },
    steps(ask, pressInDialog('Confirm and unlock')),
  );
const back = (query: string, endings: Readonly<Record<string, Ending>>) =>
  answered(
    endings,
    steps(visit(`${path}${query}`), (page) => page.getByRole('dialog').waitFor()),
  );
const opened = (endings: Readonly<Record<string, Ending>>, said: string) =>
  answered(
    { [`/path-compiler/purchase-status/${owned}`]: { json: { purchased: true } }, ...endings },
    steps(visit(`/make-money/paths/${owned}`), says(said)),
  );

/** Problems while a path is bought and read. */
export const pathScenes = (newcomer: SignedIn, buyer: SignedIn): Scene[] => [
  { name: 'path-pay-agreed', open: steps(ask, agree), session: newcomer, resizes: true },
  {
    name: 'path-payment-cancelled',
    open: back('?status=cancel&session_id=cs_test_1', {
      '/pay/token/cancel*': { json: { status: 'ok', global: 'Payment was cancelled.' } },
    }),
    session: newcomer,
    resizes: true,
  },
  {
    name: 'path-payment-unsettled',
    open: back('?status=success&session_id=cs_test_1', { '/pay/token/verify': 'unreachable' }),
    session: newcomer,
    resizes: true,
  },
  {
    name: 'path-payment-refused',
    open: back('?error=payment-unavailable', {}),
    session: newcomer,
    resizes: true,
  },
  { name: 'path-unlocking', open: confirming('waiting'), session: buyer, resizes: true, hangs: true },
  { name: 'path-unlock-failed', open: steps(confirming('conflict'), says('changed while')), session: buyer },
  {
    name: 'path-unlock-unreachable',
    open: steps(confirming('unreachable'), says('Something went wrong. Try again.')),
    session: buyer,
  },
  {
    name: 'path-unlock-session-ended',
    open: steps(confirming('session-invalid'), says('Session expired')),
    session: buyer,
  },
  {
    name: 'path-text-failed',
    open: opened(
      { [`/path-compiler/content/${owned}`]: 'internal-error' },
      'The rest of this path didn’t load',
    ),
    session: buyer,
    resizes: true,
  },
  {
    name: 'path-owed',
    open: altered(
      '/user',
      { path_compiler_quota: { token_balance: 0, expires_at: null, owed_hundredths: 19_900 } },
      opened(
        {
          [`/path-compiler/content/${owned}`]: refusal(
            'tokens-owed',
            'You owe tokens for a refunded payment. Please add 199 tokens and try again.',
          ),
        },
        'This path is closed for now',
      ),
    ),
    session: buyer,
    resizes: true,
  },
  {
    name: 'path-not-found',
    open: steps(visitHanging('/make-money/paths/side-hustle-starter/no-such-path'), says('Path Not Found')),
    resizes: true,
  },
  {
    name: 'persona-not-found',
    open: steps(visitHanging('/make-money/paths/no-such-persona'), says('We couldn’t show that page')),
    resizes: true,
  },
];
