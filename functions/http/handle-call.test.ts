import { expect, it } from 'vitest';
import { pathCompilerRoutes } from '#shared/contract/routes/path-compiler.ts';
import type { payRoutes } from '#shared/contract/routes/pay.ts';
import { handleCall } from './handle-call.ts';
import { acknowledge, answer, redirect, refuse } from './outcome.ts';
import { prefetching, readingOnly } from './route-handler.ts';
import type { Session, Sessions } from './session.ts';

const session = { userId: 'usr_1', sessionId: 'ses_1' } as Session;
const request = {
  requestId: 'request-1',
  clientAddress: '192.0.2.1',
  header: (name: string) => (name === 'authorization' ? 'Bearer token' : undefined),
  rawBody: new Uint8Array(),
};

/** Records the order of steps in a request whose session check ends as given. */
async function play(live: Session | undefined, { readFails = false } = {}) {
  const order: string[] = [];
  const sessions: Sessions = {
    issue: async () => 'token',
    claim: async () => ({
      userId: 'usr_1',
      async live() {
        order.push('check starts');
        await new Promise((resolve) => setTimeout(resolve, 5));
        order.push('check ends');
        return live;
      },
    }),
  };
  const handler = prefetching<typeof pathCompilerRoutes.unlockPath, string>(
    async ({ userId }) => {
      order.push(`reads of ${userId}`);
      if (readFails) throw new Error('The database is away');
      return 'what was read';
    },
    async (_call, found) => {
      order.push(`writes by ${found}`);
      return acknowledge('Done.') as never;
    },
  );
  const params = { personaSlug: 'a', pathSlug: 'b' };
  const incoming = {
    route: pathCompilerRoutes.unlockPath,
    handler: handler as never,
    params,
    query: {},
    request,
  };
  const { outcome } = await handleCall(incoming, sessions);
  return { order, outcome };
}

it('reads during the session check, and writes only after it succeeds', async () => {
  const { order, outcome } = await play(session);
  expect(order).toEqual(['reads of usr_1', 'check starts', 'check ends', 'writes by what was read']);
  expect(outcome.kind).toBe('answer');
});

it('writes nothing for an ended session, and drops the data it read', async () => {
  const { order, outcome } = await play(undefined);
  expect(order).not.toContain('writes by what was read');
  expect(outcome).toEqual(refuse('session-invalid'));
});

it('answers an ended session as usual even if the parallel read fails', async () => {
  const { outcome } = await play(undefined, { readFails: true });
  expect(outcome).toEqual(refuse('session-invalid'));
  await expect(play(session, { readFails: true })).rejects.toThrow('The database is away');
});

it('runs a handler that only reads as a whole', async () => {
  const handler = readingOnly<typeof pathCompilerRoutes.listRuns>(async ({ userId }) =>
    answer({ status: 'ok', data: { data: [], next: userId } }),
  );
  const call = { params: {}, query: {}, body: {}, session, request };
  expect(await handler(call)).toMatchObject({ value: { data: { next: 'usr_1' } } });
});

it('answers an anonymous call without reading, where the route allows one', async () => {
  const handler = prefetching<typeof payRoutes.buyTokens, never>(
    () => Promise.reject(new Error('No one is signed in')),
    async () => redirect('/pay'),
    async () => refuse('session-invalid'),
  );
  const body = { amount: '1000', authToken: '' };
  expect(await handler({ params: {}, query: {}, body, session: undefined, request })).toEqual(
    refuse('session-invalid'),
  );
});
