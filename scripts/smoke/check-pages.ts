import { securityTextPath } from '#infra/stages/security-text.ts';
import { pages } from '#shared/contract/pages.ts';
import { apiBasePath } from '#shared/contract/route.ts';
import { answerWithinMs, type Check, expectThat } from './check.ts';

/** What anybody sees without an account. A redirect is not followed: the home page that led to itself would never end. */
export function pageChecks(siteUrl: string): Check[] {
  const get = (path: string) =>
    fetch(`${siteUrl}${path}`, { redirect: 'manual', signal: AbortSignal.timeout(answerWithinMs) });
  const answers = (path: string, wanted: { status: number; type: string }) => async () => {
    const { status, headers } = await get(path);
    const type = headers.get('content-type') ?? 'nothing';
    expectThat(
      status === wanted.status && type.startsWith(wanted.type),
      `${path} answered ${status} with ${type}, not ${wanted.status} with ${wanted.type}`,
    );
  };
  const html = (status: number) => ({ status, type: 'text/html' });
  return [
    { name: 'The home page is there, without a detour', run: answers('/', html(200)) },
    {
      name: 'A page of somebody who is signed in is there',
      run: answers(pages.dashboard.path, html(200)),
    },
    { name: 'An address that leads nowhere is a page that says so', run: answers('/nope', html(404)) },
    {
      name: 'Who finds a hole can read whom to tell',
      run: answers(securityTextPath, { status: 200, type: 'text/plain' }),
    },
    {
      name: 'A call that does not exist is refused in the envelope',
      async run() {
        const response = await get(`${apiBasePath}/nope`);
        const body: unknown = await response.json().catch(() => undefined);
        expectThat(
          response.status === 404 && isObject(body) && body.code === 'not-found' && 'requestId' in body,
          `${apiBasePath}/nope answered ${response.status} with ${JSON.stringify(body) ?? 'no JSON'}`,
        );
      },
    },
  ];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
