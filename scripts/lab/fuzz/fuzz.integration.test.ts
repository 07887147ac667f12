import { beforeAll, describe, expect, inject, it } from 'vitest';
import { allRoutes } from '#shared/contract/routes.ts';
import { isLongRun } from '#shared/testing/long-run.ts';
import { hostileRequest } from './hostile-request.ts';
import { judgeAnswer } from './judge-answer.ts';
import { runFuzz } from './run-fuzz.ts';
import { populate, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await populate(inject('siteUrl'), 6);
});

describe('hostile requests', () => {
  it.each(isLongRun ? [1, 2, 3] : [1])(
    'of seed %i all get the envelope, and none a 500',
    async (seed) => {
      const { findings, statuses } = await runFuzz(world, {
        seed,
        from: 0,
        count: isLongRun ? 400 : 150,
      });
      expect(findings).toEqual([]);
      expect([...statuses.keys()].sort()).toEqual(allRoutes.map(({ id }) => id).sort());
    },
    60_000,
  );

  it('are the same for the same seed and number, and differ for another', () => {
    expect(hostileRequest(7, 12, world)).toEqual(hostileRequest(7, 12, world));
    expect(hostileRequest(7, 12, world)).not.toEqual(hostileRequest(8, 12, world));
  });
});

describe('the judge', () => {
  const siteUrl = 'http://localhost:3000';
  const headers = { 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' };
  const sentence = 'We couldn’t find that.';
  const envelope = {
    code: 'not-found',
    global: sentence,
    error: sentence,
    message: sentence,
    requestId: 'r',
  };
  const judge = (answer: { status?: number; headers?: object; body?: unknown }, path = '/api/user') =>
    judgeAnswer(
      { route: 'getUser', method: 'GET', path, headers: {}, body: undefined, person: undefined },
      {
        status: answer.status ?? 404,
        headers: { ...headers, ...answer.headers },
        text: JSON.stringify(answer.body ?? envelope),
      },
      siteUrl,
    );

  it('accepts a refusal in the envelope, a part not built and the site', () => {
    expect(judge({})).toBeUndefined();
    expect(judge({ status: 404, headers: { 'cache-control': 'max-age=1' } }, '/api/../x')).toBeUndefined();
    expect(judge({ status: 303, headers: { location: '/token/order?error=x' } })).toBeUndefined();
  });

  it.each([
    ['a 500', { status: 500 }],
    ['a 500 of the site', { status: 500 }, '/api/../x'],
    ['another shape', { body: { message: 'Not Found' } }],
    ['more than the envelope', { body: { ...envelope, stack: 'at x' } }],
    ['three different sentences', { body: { ...envelope, error: 'Another.' } }],
    ['a code with another status', { status: 400 }],
    ['an unknown code', { body: { ...envelope, code: 'surprise' } }],
    ['headers left out', { headers: { 'cache-control': undefined } }],
    ['a way to another site', { status: 303, headers: { location: 'https://evil.example/' } }],
  ])('finds %s', (_, answer, path?: string) => expect(judge(answer, path)).toEqual(expect.any(String)));
});
