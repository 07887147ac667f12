import { securityTextPath } from '#shared/contract/content-addresses.ts';
import { pages } from '#shared/contract/pages.ts';
import { apiBasePath } from '#shared/contract/route.ts';
import { reviewRoutes } from '#shared/contract/routes/review.ts';
import { type Check, expectThat } from './check.ts';

interface Looking {
  siteUrl: string;
  withinMs: number;
}

/**
 * Checks what a visitor can reach without an account and without leaving data behind: the pages, the API, and its
 * database. Redirects are not followed, so a home page that redirects to itself is found.
 */
export function pageChecks({ siteUrl, withinMs }: Looking): Check[] {
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${siteUrl}${path}`, { headers, redirect: 'manual', signal: AbortSignal.timeout(withinMs) });
  const answers = (path: string, wanted: { status: number; type: string }) => async () => {
    const { status, headers } = await get(path);
    const type = headers.get('content-type') ?? 'nothing';
    expectThat(
      status === wanted.status && type.startsWith(wanted.type),
      `${path} answered ${status} with ${type}, not ${wanted.status} with ${wanted.type}`,
    );
  };
  const html = (status: number) => ({ status, type: 'text/html' });
  const refuses = (path: string, headers?: Record<string, string>) => async () => {
    const response = await get(`${apiBasePath}${path}`, headers);
    const body: unknown = await response.json().catch(() => undefined);
    expectThat(
      response.status === 404 && isObject(body) && body.code === 'not-found' && 'requestId' in body,
      `${apiBasePath}${path} answered ${response.status} with ${JSON.stringify(body) ?? 'no JSON'}`,
    );
  };
  return [
    { name: 'The home page is there, without a detour', run: answers('/', html(200)) },
    { name: 'A page of a person who is signed in is there', run: answers(pages.dashboard.path, html(200)) },
    { name: 'An address that leads nowhere is a page that says so', run: answers('/nope', html(404)) },
    {
      name: 'Anyone who finds a hole can read where to report it',
      run: answers(securityTextPath, { status: 200, type: 'text/plain' }),
    },
    { name: 'A call that does not exist is refused in the envelope', run: refuses('/nope') },
    {
      name: 'The database says that a review link was never sent',
      run: refuses(reviewRoutes.getReview.path, { authorization: `Bearer ${'0'.repeat(43)}` }),
    },
  ];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
