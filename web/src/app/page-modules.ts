import type { ComponentType } from 'react';
import type { PageId } from '#shared/contract/pages.ts';
import { isBeingBuilt, type PageBeingBuilt } from './pages-being-built.ts';

export type PageComponent = ComponentType<{ pageId: PageId }>;
type LoadModule = () => Promise<{ default: PageComponent }>;

/** One module a page; a page that is neither here nor in pages-being-built.ts does not compile. */
const modules: Record<Exclude<PageId, PageBeingBuilt>, LoadModule> = {
  home: () => import('../routes/home.tsx'),
  logIn: () => import('../routes/log-in.tsx'),
  signUp: () => import('../routes/sign-up.tsx'),
  requestReset: () => import('../routes/request-reset.tsx'),
  completeReset: () => import('../routes/complete-reset.tsx'),
  changePassword: () => import('../routes/change-password.tsx'),
  profile: () => import('../routes/profile.tsx'),
  verifyEmail: () => import('../routes/verify-email.tsx'),
  dashboard: () => import('../routes/dashboard.tsx'),
  buildPath: () => import('../routes/build-path.tsx'),
  persona: () => import('../routes/persona.tsx'),
  path: () => import('../routes/path.tsx'),
  plans: () => import('../routes/plans.tsx'),
  confirmPlan: () => import('../routes/confirm-plan.tsx'),
  orderTokens: () => import('../routes/order-tokens.tsx'),
  invoice: () => import('../routes/invoice.tsx'),
  fundUs: () => import('../routes/fund-us.tsx'),
  about: () => import('../routes/about.tsx'),
  terms: () => import('../routes/terms.tsx'),
  error: () => import('../routes/error.tsx'),
};

const loadBeingBuilt: LoadModule = () => import('../routes/being-built.tsx');

const loads = new Map<PageId, Promise<PageComponent>>();

/** Loads a page's module once. A failure stays: browsers do not fetch a failed module again before a reload. */
export const loadPage = (id: PageId): Promise<PageComponent> => {
  const known = loads.get(id);
  if (known) return known;
  const load = (isBeingBuilt(id) ? loadBeingBuilt : modules[id])().then((module) => module.default);
  loads.set(id, load);
  load.then(
    // React takes a promise with these two marks as it would the value, without waiting even once: so a
    // prerendered page is drawn, and comes to life, in one step.
    (value) => Object.assign(load, { status: 'fulfilled', value }),
    // Whoever goes there and finds it failed is told so.
    () => undefined,
  );
  return load;
};
