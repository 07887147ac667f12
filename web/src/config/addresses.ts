import { type PageId, pages } from '#shared/contract/pages.ts';

/** The path parameters of each page, and what its query may hold. Other pages take nothing. */
interface PageInputs {
  logIn: { ref?: string };
  signUp: { ref?: string };
  requestReset: { ref?: string };
  completeReset: { userId?: string; token?: string };
  verifyEmail: { userId?: string; token?: string };
  buildPath: { ref?: 'funding' | 'launch' };
  persona: { personaSlug: string };
  path: { personaSlug: string; pathSlug: string };
  plans: { plan?: string; from?: string; sample?: string };
  confirmPlan: { pc_sid?: string; status?: string; session_id?: string; error?: string };
  run: { runId: string };
  file: { fileId: string; runId?: string };
  orderTokens: { ref?: string; buy?: string; status?: string; session_id?: string; error?: string };
  invoice: { orderId: string };
  fundUs: { status?: string; session_id?: string; error?: string };
  funding: { abn?: string; stage?: string; state?: string };
  grantMvp: { abn?: string; stage?: string; state?: string };
  grantFirstHome: { abn?: string; stage?: string; state?: string };
  registerAbn: { refer?: string };
}

type AddressBuilder<Id extends PageId> = Id extends keyof PageInputs
  ? Record<never, never> extends PageInputs[Id]
    ? (input?: PageInputs[Id]) => string
    : (input: PageInputs[Id]) => string
  : () => string;

const build = (pattern: string, input: object = {}): string => {
  const query = new URLSearchParams();
  let path = pattern;
  for (const [name, value] of Object.entries<string | undefined>({ ...input })) {
    if (value === undefined) continue;
    if (path.includes(`:${name}`)) path = path.replace(`:${name}`, encodeURIComponent(value));
    else query.set(name, value);
  }
  return query.size > 0 ? `${path}?${query}` : path;
};

/**
 * Every address the site links to: addresses.dashboard(), addresses.logIn({ ref }), addresses.persona({
 * personaSlug }).
 */
export const addresses = Object.fromEntries(
  Object.entries(pages).map(([id, { path }]) => [id, (input?: object) => build(path, input)]),
) as { [Id in PageId]: AddressBuilder<Id> };

/** The first question of the goal check on the landing page; a link to it focuses the field. */
export const goalCheckId = 'goal-check-incomeGoal';
/** The section of the dashboard with the owned paths. */
export const ownedPathsId = 'your-paths';
