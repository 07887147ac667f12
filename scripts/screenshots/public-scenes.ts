import type { Page } from 'playwright-core';
import { pages } from '#shared/contract/pages.ts';
import { comesAlive, hasComeAlive } from '../../web/testing/paints.ts';
import { answered } from './answered.ts';
import { type Scene, type SignedIn, visit } from './scene.ts';
import { fill, press, pressInDialog, says, steps } from './steps.ts';

const waitlist = visit('/funding?abn=no&stage=idea&state=Queensland');
const join = (email: string) => steps(fill({ Email: email }), press('Join the waitlist'));
const askForTool = steps(visit(pages.tools.path), press('Missing a tool? Tell us'), (page) =>
  page.getByRole('dialog').waitFor(),
);
const tellOfTool = steps(
  askForTool,
  async (page) => {
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email').fill('mia@example.com');
    await dialog.getByLabel('Which tool, and for what?').fill('Rounded, for invoices');
  },
  pressInDialog('Send request'),
);
const interest = '/subscription-interest';

/** A visitor's forms, successful and refused. */
const forms: Scene[] = [
  {
    name: 'waitlist-refused',
    open: steps(waitlist, join('mia'), says('Please enter a valid email address.')),
  },
  {
    name: 'waitlist-failed',
    open: answered(
      { [interest]: 'unreachable' },
      steps(waitlist, join('mia@example.com'), says('Network error. Please try again.')),
    ),
  },
  { name: 'waitlist-joined', open: steps(waitlist, join('mia@example.com'), says('Thank you')) },
  { name: 'funding-nothing-chosen', open: steps(visit(pages.funding.path), press('Show my grants')) },
  { name: 'tools-ask', open: askForTool },
  { name: 'tools-ask-refused', open: steps(askForTool, pressInDialog('Send request')) },
  { name: 'tools-ask-failed', open: answered({ [interest]: 'unreachable' }, tellOfTool) },
  { name: 'tools-ask-sent', open: steps(tellOfTool, says('Thank you')) },
  {
    name: 'tools-price-refused',
    open: steps(
      visit('/tools/online-startup-execution-stack?pick=xero,canva'),
      fill({ 'Xero, $ a month': 'cheap' }),
      (page) => page.getByLabel('Canva, $ a month').focus(),
    ),
  },
  {
    name: 'home-account-deleted',
    async open(page) {
      await visit(pages.home.path)(page);
      await page.evaluate(() =>
        history.replaceState({ ...history.state, state: { accountDeleted: true } }, ''),
      );
      await page.reload({ waitUntil: 'networkidle' });
    },
  },
];

/** The script of the next page fails to load: lost on the way, or replaced by a newer one. */
const pageNotLoaded = async (page: Page) => {
  await visit(pages.about.path)(page);
  // On a phone the link is in a closed menu.
  const link = page.locator(`header a[href="${pages.funding.path}"]`).first();
  await comesAlive(page);
  while (!(await hasComeAlive(link))) await page.waitForTimeout(50);
  await page.route('**/assets/*.js', (route) => route.abort());
  await link.evaluate((one: HTMLElement) => one.click());
  await says('This page didn’t load')(page);
};

const stillPages = {
  home: pages.home.path,
  'log-in': pages.logIn.path,
  'sign-up': pages.signUp.path,
  reset: pages.requestReset.path,
  'complete-reset': `${pages.completeReset.path}?userId=usr_1&token=t`,
  verify: `${pages.verifyEmail.path}?userId=usr_1&token=t`,
  library: pages.buildPath.path,
  path: '/make-money/paths/side-hustle-starter/weekend-reseller',
  plans: pages.plans.path,
  dashboard: pages.dashboard.path,
  run: '/make-money/path-compiler/runs/run_1',
  funding: pages.funding.path,
  blueprint: pages.grantMvp.path,
  abn: pages.registerAbn.path,
  'fund-us': pages.fundUs.path,
  tools: pages.startupStack.path,
  review: `${pages.review.path}#a-token`,
} as const;

const withoutScripts = Object.entries(stillPages).map(([name, path]) => ({
  name: `no-scripts-${name}`,
  open: visit(path),
  scripts: false,
}));

const accountMenu = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: /menu|Priya/i })
    .filter({ visible: true })
    .first()
    .click();

/** Public pages after an action, and without scripts. */
export const publicScenes = (session: SignedIn): Scene[] => [
  ...[...forms, { name: 'page-not-loaded', open: pageNotLoaded }].map((scene) => ({
    ...scene,
    resizes: true,
  })),
  ...withoutScripts,
  { name: 'menu-account', open: steps(visit(pages.about.path), accountMenu), session },
];
