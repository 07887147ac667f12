import { type ComponentType, lazy } from 'react';
import type { PageId } from '#shared/contract/pages.ts';

export type PageComponent = ComponentType<{ pageId: PageId }>;
type LoadModule = () => Promise<{ default: PageComponent }>;

/** A page that is missing here does not compile. */
const modules: Record<PageId, LoadModule> = {
  home: () => import('#web/features/home/home-page.tsx'),
  logIn: () => import('#web/features/account/log-in/log-in-page.tsx'),
  signUp: () => import('#web/features/account/sign-up/sign-up-page.tsx'),
  requestReset: () => import('#web/features/account/reset/request-reset-page.tsx'),
  completeReset: () => import('#web/features/account/reset/complete-reset-page.tsx'),
  changePassword: () => import('#web/features/account/change-password/change-password-page.tsx'),
  profile: () => import('#web/features/account/profile/profile-page.tsx'),
  verifyEmail: () => import('#web/features/account/verify-email/verify-email-page.tsx'),
  dashboard: () => import('#web/features/dashboard/dashboard-page.tsx'),
  buildPath: () => import('#web/features/library/build-path/build-path-page.tsx'),
  persona: () => import('#web/features/library/persona/persona-page.tsx'),
  path: () => import('#web/features/path/path-page/path-page.tsx'),
  moneyRules: () => import('#web/features/path/money-rules/money-rules-page.tsx'),
  plans: () => import('#web/features/plans/plans-page/plans-page.tsx'),
  confirmPlan: () => import('#web/features/plans/confirm-plan/confirm-plan-page.tsx'),
  run: () => import('#web/features/runs/run-page/run-page.tsx'),
  file: () => import('#web/features/document/document-page.tsx'),
  orderTokens: () => import('#web/features/tokens/order-tokens/order-tokens-page.tsx'),
  invoice: () => import('#web/features/tokens/invoice/invoice-page.tsx'),
  fundUs: () => import('#web/features/contribution/fund-us-page.tsx'),
  review: () => import('#web/features/review/review-page.tsx'),
  funding: () => import('#web/features/funding/funding-page/funding-page.tsx'),
  grantMvp: () => import('#web/features/funding/blueprint/grant-mvp-page.tsx'),
  grantFirstHome: () => import('#web/features/funding/blueprint/grant-first-home-page.tsx'),
  registerAbn: () => import('#web/features/funding/register-abn/register-abn-page.tsx'),
  tools: () => import('#web/features/tools/tools-page.tsx'),
  startupStack: () => import('#web/features/tools/startup-stack-page.tsx'),
  marketingStack: () => import('#web/features/tools/marketing-stack-page.tsx'),
  about: () => import('#web/features/site/about-page.tsx'),
  terms: () => import('#web/features/site/terms-page.tsx'),
  error: () => import('#web/features/site/error-page.tsx'),
};

const lazyPages = new Map<PageId, PageComponent>();
const loadedPages = new Map<PageId, PageComponent>();

/** Fetches a page's code before it is shown. */
export const loadPage = async (id: PageId): Promise<void> => {
  const { default: Page } = await modules[id]();
  loadedPages.set(id, Page);
};

/** A loaded page renders in one step; any other shows its skeleton until React has fetched it. */
export const pageComponent = (id: PageId): PageComponent => {
  const known = loadedPages.get(id) ?? lazyPages.get(id);
  if (known) return known;
  const page = lazy(modules[id]);
  lazyPages.set(id, page);
  return page;
};
