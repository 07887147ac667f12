import { inject } from 'vitest';
import { type ApiAnswer, callApi } from './call-api.ts';
import type { Person } from './people.ts';

type Fields = Record<string, string>;

/** Posts a form as a browser does from our own page, without following redirects. */
export function postForm(path: string, fields: Fields, headers: Fields = {}): Promise<ApiAnswer> {
  return callApi(path, {
    raw: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
  });
}

export const locationOf = ({ headers }: ApiAnswer): URL =>
  new URL(headers.get('location') ?? '', inject('siteUrl'));

/** Reads the id of the checkout from a redirect. */
export function checkoutBehind(answer: ApiAnswer): string {
  const id = locationOf(answer).pathname.split('/').at(-1) ?? '';
  if (!id.startsWith('cs_')) throw new Error(`Not sent to a payment page but to ${locationOf(answer)}`);
  return id;
}

export async function startPurchase(person: Person, cents: number, back = '/token/order'): Promise<string> {
  const path = `/pay/token?redirect=${encodeURIComponent(back)}`;
  return checkoutBehind(await postForm(path, { amount: String(cents), authToken: person.token }));
}

/** Presses a button of the payment page. */
export async function press(checkoutId: string, button: string, fields: Fields = {}): Promise<Response> {
  return fetch(`${inject('siteUrl')}/__local/checkout/${checkoutId}/${button}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
  });
}

/** Pays without an event to us, so that verification or the reconciler has to find it. */
export const payQuietly = (checkoutId: string) => press(checkoutId, 'pay', { webhook: 'off' });

export const verify = (person: Person, checkoutId: string) =>
  callApi('/pay/token/verify', { token: person.token, json: { sessionId: checkoutId } });

export const cancel = (person: Person, checkoutId: string) =>
  callApi(`/pay/token/cancel?session_id=${checkoutId}`, { method: 'POST', token: person.token });

export async function hold(person: Person, cents: number): Promise<string> {
  const checkoutId = await startPurchase(person, cents);
  await payQuietly(checkoutId);
  const { status } = await verify(person, checkoutId);
  if (status !== 200) throw new Error(`Verification answered ${status}`);
  return checkoutId;
}

export async function balanceOf(person: Person): Promise<number> {
  return (await callApi('/user', { token: person.token })).body.path_compiler_quota.token_balance;
}

export async function ordersOf(person: Person): Promise<{ id: string; status: string; amount: number }[]> {
  return (await callApi('/pay/orders', { token: person.token })).body.data.data;
}

export async function quotePlan(
  person: Person,
  planType = 'BASIC',
  basedOn?: string,
): Promise<{ uuid: string; quote: Record<string, number> }> {
  const based = basedOn === undefined ? '' : `&basedOn=${basedOn}`;
  const path = `/path-compiler/session?planType=${planType}${based}`;
  const { status, body } = await callApi(path, { method: 'POST', token: person.token });
  if (status !== 200) throw new Error(`The plan quote was answered ${status}`);
  return body;
}

export const openPlan = async (person: Person, planType = 'BASIC', basedOn?: string): Promise<string> =>
  (await quotePlan(person, planType, basedOn)).uuid;

/** Posts the form that pays for a plan quote. */
export async function payForPlan(person: Person, planQuoteId: string): Promise<ApiAnswer> {
  const back = `/make-money/path-compiler/confirm?pc_sid=${planQuoteId}`;
  const fields = { amount: '1', authToken: person.token };
  return postForm(`/pay/token?redirect=${encodeURIComponent(back)}`, fields);
}

export const createRun = (person: Person, planQuoteId: string) =>
  callApi(`/path-compiler/runs?pc_sid=${planQuoteId}`, { method: 'POST', token: person.token });

export const unlock = (person: Person, path: string) =>
  callApi(`/path-compiler/purchase/${path}`, {
    raw: '',
    method: 'POST',
    token: person.token,
    headers: { 'content-type': 'application/json' },
  });
