/**
 * Every page address of the site. The web client routes by it, the edge function uses it
 * (any other address is a 404), and the tests visit every page.
 *
 * prerendered: HTML made at build time. shell: needs a session or an id, rendered in the browser.
 * by-content: one prerendered page for each persona or path that is published.
 */
export interface PageDefinition {
  path: `/${string}`;
  html: 'prerendered' | 'shell' | 'by-content';
  needsSession: boolean;
}

const page = (path: `/${string}`, html: PageDefinition['html'], needsSession = false): PageDefinition => ({
  path,
  html,
  needsSession,
});

export const pages = {
  home: page('/', 'prerendered'),
  logIn: page('/login', 'prerendered'),
  signUp: page('/signup', 'prerendered'),
  requestReset: page('/reset', 'prerendered'),
  completeReset: page('/user/reset-password', 'prerendered'),
  changePassword: page('/user/password', 'shell', true),
  profile: page('/user/profile', 'shell', true),
  verifyEmail: page('/user/verify-email', 'prerendered'),
  dashboard: page('/dashboard', 'shell', true),
  buildPath: page('/make-money/build-path', 'prerendered'),
  persona: page('/make-money/paths/:personaSlug', 'by-content'),
  path: page('/make-money/paths/:personaSlug/:pathSlug', 'by-content'),
  moneyRules: page('/make-money/money-and-rules', 'prerendered'),
  plans: page('/make-money/path-compiler', 'prerendered'),
  confirmPlan: page('/make-money/path-compiler/confirm', 'shell', true),
  run: page('/make-money/path-compiler/runs/:runId', 'shell', true),
  file: page('/user/files/:fileId', 'shell', true),
  orderTokens: page('/token/order', 'shell', true),
  invoice: page('/token/invoice/:orderId', 'shell', true),
  fundUs: page('/fund-us', 'prerendered'),
  funding: page('/funding', 'prerendered'),
  grantMvp: page('/funding/apply-grant/nsw-mvp', 'prerendered'),
  grantFirstHome: page('/funding/apply-grant/nsw-firsthomebuyer', 'prerendered'),
  registerAbn: page('/funding/register-abn', 'prerendered'),
  tools: page('/tools', 'prerendered'),
  startupStack: page('/tools/online-startup-execution-stack', 'prerendered'),
  marketingStack: page('/tools/marketing-revenue-stack', 'prerendered'),
  about: page('/about', 'prerendered'),
  terms: page('/terms', 'prerendered'),
  error: page('/error', 'prerendered'),
  review: page('/review', 'shell'),
} as const satisfies Record<string, PageDefinition>;

export type PageId = keyof typeof pages;

/** The build puts the page for a missing path here; this address itself is a 404 too. */
export const absentPathAddress = '/path-not-found';

/** The build puts the error page for unknown addresses here. */
export const unknownAddress = '/not-found';

/** Addresses that only redirect. */
export const pageRedirects = {
  '/funding/apply': pages.funding.path,
  '/make-money': pages.buildPath.path,
  '/make-money/paths': pages.buildPath.path,
} as const;
