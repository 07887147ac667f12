import { beforeAll, describe, expect, it } from 'vitest';
import type { RouteDefinition } from '#shared/contract/route.ts';
import { allRoutes } from '#shared/contract/routes.ts';
import { callApi } from '../testing/call-api.ts';
import { linkFrom } from '../testing/local-tools.ts';
import { hold, openPlan, ordersOf, startPurchase, unlock } from '../testing/payments.ts';
import { type Person, signUpPerson } from '../testing/people.ts';
import { confirmedPerson, answers as formAnswers, reaches, startRun, submit } from '../testing/runs.ts';

/* Guards: knowing an id gives no access. Every id used here is real and belongs to another person. */

const path = { personaSlug: 'side-hustle-starter', pathSlug: 'weekend-reseller' };
const idLike = /(Id|_id|_sid|Slug)$/;
const fieldsOf = ({ params, query, body }: RouteDefinition): string[] =>
  [params, query, body].flatMap((schema) => Object.keys(schema?.shape ?? {}));
const withIds = allRoutes.filter((route) => fieldsOf(route).some((name) => idLike.test(name)));

/** Every route that takes an id gives a stranger this answer. */
const answers: Record<string, [status: number, code?: string]> = {
  verifyResetToken: [400, 'link-invalid'],
  submitPasswordReset: [400, 'link-invalid'],
  verifyEmail: [400, 'link-invalid'],
  createRun: [404, 'not-found'],
  getRun: [404, 'not-found'],
  getPrivateNotes: [404, 'not-found'],
  saveRun: [404, 'not-found'],
  submitRun: [404, 'not-found'],
  getPurchaseStatus: [200],
  unlockPath: [402, 'insufficient-tokens'],
  getPathContent: [402, 'path-locked'],
  getPathKit: [402, 'path-locked'],
  saveReadingPlace: [404, 'not-found'],
  verifyPayment: [404, 'not-found'],
  cancelPayment: [404, 'not-found'],
  listOrders: [404, 'not-found'],
  getFile: [404, 'not-found'],
  getWorkbook: [404, 'not-found'],
  getCalendar: [404, 'not-found'],
  followFileLink: [404, 'not-found'],
};

let owner: Person;
let stranger: Person;
let values: Record<string, string>;

beforeAll(async () => {
  owner = await confirmedPerson(50_000);
  stranger = await signUpPerson();
  expect((await unlock(owner, `${path.personaSlug}/${path.pathSlug}`)).status).toBe(200);
  const runId = await startRun(owner, 'BASIC');
  await submit(owner, runId);
  const { generatedFile: fileId } = await reaches(owner, runId, 'COMPLETED');
  const pending = await startPurchase(owner, 1000);
  const [order] = await ordersOf(owner);
  const { userId } = await linkFrom(owner.email, /Verify your/);
  await callApi('/auth/reset-password', { json: { email: stranger.email } });
  const { token } = await linkFrom(stranger.email, /Reset your/);
  const content = await callApi(`/path-compiler/content/${path.personaSlug}/${path.pathSlug}`, {
    token: owner.token,
  });
  values = {
    ...path,
    section: content.body.data.sections.at(-1).id,
    userId,
    // The stranger's own token, which must not open the other account.
    token,
    newPassword: 'a brisk magpie at noon 4',
    runId,
    fileId,
    ...formAnswers,
    t: token,
    orderId: order?.id ?? '',
    sessionId: pending,
    session_id: pending,
  };
  expect(Object.entries(values).filter(([, value]) => value === '')).toEqual([]);
});

const picked = (names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])));

async function callAsStranger(route: RouteDefinition) {
  const address = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  const query = new URLSearchParams(picked(Object.keys(route.query?.shape ?? {})));
  const fields = route.body === undefined ? undefined : picked(Object.keys(route.body.shape));
  return callApi(query.size === 0 ? address : `${address}?${query}`, {
    method: route.method,
    token: stranger.token,
    ...(fields === undefined ? {} : { json: fields }),
  });
}

describe('data of another person', () => {
  it('is requested by every route that takes an id', () => {
    expect(Object.keys(answers).sort()).toEqual(withIds.map(({ id }) => id).sort());
  });

  it.each(withIds.map((route) => [route.id, route] as const))('stays theirs for %s', async (id, route) => {
    if (id === 'createRun') values.pc_sid = await ownersNextPlan();
    const asOwner = () =>
      Promise.all(
        ['/user', '/user/export', '/pay/orders', '/path-compiler/runs'].map(
          async (address) => (await callApi(address, { token: owner.token })).body,
        ),
      );
    const before = await asOwner();
    const { status, body } = await callAsStranger(route);
    const [expected, code] = answers[id] ?? [];
    expect({ status, code: code === undefined ? undefined : body.code }).toEqual({ status: expected, code });
    if (id === 'getPurchaseStatus') expect(body.purchased).toBe(false);
    expect(JSON.stringify(body)).not.toContain(owner.email);
    expect(await asOwner()).toEqual(before);
  });
});

/** No other plan can start while a run is active, so an unspent plan quote belongs to another person. */
async function ownersNextPlan(): Promise<string> {
  const another = await signUpPerson();
  await hold(another, 5000);
  return openPlan(another);
}
