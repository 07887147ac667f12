import { randomUUID } from 'node:crypto';
import { Agent, request as send } from 'node:http';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { password, productAt } from '#scripts/testing/product.ts';
import { allRoutes } from '#shared/contract/routes.ts';
import { isLongRun } from '#shared/testing/long-run.ts';
import { inParallel } from '../proof/stories/run-trial.ts';
import { type FuzzPerson, type HostileRequest, hostileRequest } from './hostile-request.ts';
import { type FuzzAnswer, judgeAnswer } from './judge-answer.ts';

const siteUrl = inject('siteUrl');
const connections = 12;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
let people: FuzzPerson[];
beforeAll(async () => {
  people = await Promise.all(Array.from({ length: 6 }, settle));
});
afterAll(() => agent.destroy());

async function settle(): Promise<FuzzPerson> {
  const { must, buy } = productAt(siteUrl);
  const email = `fuzz-${randomUUID()}@example.com`;
  const json = { email, password, full_name: 'Noor Ahmed', country: 'Australia' };
  const { token } = (await must('/auth/signup', { json })).body;
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  const payment = await buy(token, 50_000);
  const asked = { method: 'POST', token };
  const { uuid } = (await must('/path-compiler/session?planType=BASIC', asked)).body;
  const { data } = (await must(`/path-compiler/runs?pc_sid=${uuid}`, asked)).body;
  return { email, userId: claims.sub, token, ids: { payment, planQuote: uuid, run: data.run_id } };
}

function exchange({ method, path, headers, body }: HostileRequest): Promise<FuzzAnswer> {
  const { hostname, port } = new URL(siteUrl);
  return new Promise((resolve, reject) => {
    const options = { hostname, port, method, path, headers: { ...headers }, agent, timeout: 40_000 };
    const sent = send(options, (response) => {
      const { statusCode: status = 0, headers: answered } = response;
      response
        .toArray()
        .then((chunks) => resolve({ status, headers: answered, text: Buffer.concat(chunks).toString() }))
        .catch(reject);
    });
    sent.once('error', reject).once('timeout', () => sent.destroy(new Error('no answer in time')));
    sent.end(body);
  });
}

/** The fault of the answer. A person whose session was ended by a request is replaced. */
async function faultOf(request: HostileRequest): Promise<string | undefined> {
  const { person } = request;
  const token = person === undefined ? undefined : people[person]?.token;
  const answer = await exchange(request);
  if (answer.status === 401 && person !== undefined && people[person]?.token === token)
    people[person] = await settle();
  return judgeAnswer(request, answer, siteUrl);
}

it('all hostile requests to every route get the envelope, and none a 500', async () => {
  const options = isLongRun ? { numRuns: 60 } : { numRuns: 3, seed: 1 };
  await inParallel(allRoutes, connections, (route) =>
    fc.assert(
      fc.asyncProperty(hostileRequest(route, people), async (request) => {
        const fault = await faultOf(request);
        if (fault !== undefined) throw new Error(fault);
      }),
      options,
    ),
  );
}, 600_000);

describe('the judge', () => {
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
