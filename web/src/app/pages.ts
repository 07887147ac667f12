import { type ComponentType, lazy } from 'react';
import type { PageId } from '#shared/contract/pages.ts';
import { isBeingBuilt, type PageBeingBuilt } from '#web/config/pages-being-built.ts';

export type PageComponent = ComponentType<{ pageId: PageId }>;
type LoadModule = () => Promise<{ default: PageComponent }>;

/** Where each page is; one that is neither here nor in config/pages-being-built.ts does not compile. */
const modules: Record<Exclude<PageId, PageBeingBuilt>, LoadModule> = {
  home: () => import('#web/features/home/home-page.tsx'),
  logIn: () => import('#web/features/account/log-in-page.tsx'),
  signUp: () => import('#web/features/account/sign-up-page.tsx'),
  requestReset: () => import('#web/features/account/request-reset-page.tsx'),
  completeReset: () => import('#web/features/account/complete-reset-page.tsx'),
  changePassword: () => import('#web/features/account/change-password-page.tsx'),
  profile: () => import('#web/features/account/profile-page.tsx'),
  verifyEmail: () => import('#web/features/account/verify-email-page.tsx'),
  dashboard: () => import('#web/features/dashboard/dashboard-page.tsx'),
  buildPath: () => import('#web/features/library/build-path-page.tsx'),
  persona: () => import('#web/features/library/persona-page.tsx'),
  path: () => import('#web/features/path/path-page.tsx'),
  plans: () => import('#web/features/plans/plans-page.tsx'),
  confirmPlan: () => import('#web/features/plans/confirm-plan-page.tsx'),
  run: () => import('#web/features/runs/run-page.tsx'),
  file: () => import('#web/features/document/document-page.tsx'),
  orderTokens: () => import('#web/features/tokens/order-tokens-page.tsx'),
  invoice: () => import('#web/features/tokens/invoice-page.tsx'),
  fundUs: () => import('#web/features/contribution/fund-us-page.tsx'),
  review: () => import('#web/features/review/review-page.tsx'),
  funding: () => import('#web/features/funding/funding-page.tsx'),
  grantMvp: () => import('#web/features/funding/grant-mvp-page.tsx'),
  grantFirstHome: () => import('#web/features/funding/grant-first-home-page.tsx'),
  about: () => import('#web/features/site/about-page.tsx'),
  terms: () => import('#web/features/site/terms-page.tsx'),
  error: () => import('#web/features/site/error-page.tsx'),
};

const loadBeingBuilt: LoadModule = () => import('#web/features/site/being-built-page.tsx');
const moduleOf = (id: PageId): LoadModule => (isBeingBuilt(id) ? loadBeingBuilt : modules[id]);

const lazyPages = new Map<PageId, PageComponent>();
const loadedPages = new Map<PageId, PageComponent>();

/** Fetches a page's code before it is shown. */
export const loadPage = async (id: PageId): Promise<void> => {
  const { default: Page } = await moduleOf(id)();
  loadedPages.set(id, Page);
};

/** A page that is loaded is drawn in one step; any other shows its outline until React has fetched it. */
export const pageComponent = (id: PageId): PageComponent => {
  const known = loadedPages.get(id) ?? lazyPages.get(id);
  if (known) return known;
  const page = lazy(moduleOf(id));
  lazyPages.set(id, page);
  return page;
};
