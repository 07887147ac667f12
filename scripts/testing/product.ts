import { setTimeout as delay } from 'node:timers/promises';
import { buildFindReviewLink } from '#functions/testing/review-links.ts';

interface Given {
  method?: string;
  token?: string | undefined;
  json?: unknown;
  form?: Record<string, string>;
  headers?: Record<string, string>;
}

export interface Answered {
  status: number;
  headers: Headers;
  bytes: Uint8Array;
  // biome-ignore lint/suspicious/noExplicitAny: what the API answers is checked where it is made
  body: any;
}

export interface SentMail {
  id: string;
  to: string[];
  subject: string;
  text: string | null;
}

export const password = 'a quiet eucalyptus 7';
const reviewer = 'reviewer@waymint.test';

export type Product = ReturnType<typeof productAt>;

/** Calls the running product as browsers, the payment page and the local tools do. */
export function productAt(
  siteUrl: string,
  send: (url: string, init: RequestInit) => Promise<Response> = fetch,
) {
  /** The address may be of the site, or a whole one from a mail. */
  async function call(path: string, given: Given = {}): Promise<Answered> {
    const { token, json, form } = given;
    const body = form === undefined ? json && JSON.stringify(json) : new URLSearchParams(form).toString();
    const formType = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
    const response = await send(path.startsWith('http') ? path : `${siteUrl}${path}`, {
      method: given.method ?? (body === undefined ? 'GET' : 'POST'),
      redirect: 'manual',
      headers: {
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...(form === undefined ? {} : formType),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...given.headers,
      },
      ...(body === undefined ? {} : { body: body as string }),
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
    const read = isJson ? JSON.parse(new TextDecoder().decode(bytes)) : undefined;
    return { status: response.status, headers: response.headers, bytes, body: read };
  }
  const api = (path: string, given?: Given): Promise<Answered> => call(`/api${path}`, given);

  async function expectOk(answer: Promise<Answered>, what: string): Promise<Answered> {
    const { status, body } = await answer;
    if (status >= 400) throw new Error(`${what} answered ${status}: ${body?.global ?? body?.message ?? ''}`);
    return answer;
  }
  const must = (path: string, given?: Given): Promise<Answered> => expectOk(api(path, given), path);
  // biome-ignore lint/suspicious/noExplicitAny: tests assert on whatever came back
  const local = async (path: string, json?: unknown): Promise<any> =>
    (await call(`/__local/${path}`, json === undefined ? {} : { json })).body;
  const mails = (to?: string): Promise<SentMail[]> =>
    local(`mail.json${to === undefined ? '' : `?to=${encodeURIComponent(to)}`}`);

  async function until<T>(look: () => Promise<T | undefined | false>, what = 'Expected'): Promise<T> {
    for (let tries = 0; tries < 300; tries += 1) {
      const found = await look();
      if (found !== undefined && found !== false) return found;
      await delay(100);
    }
    throw new Error(`${what} did not happen`);
  }

  /** The link in the newest mail to this address that contains the text. */
  const linkTo = (address: string, holding: string): Promise<URL> =>
    until(async () => {
      const mail = (await mails(address)).findLast(({ text }) => text?.includes(holding));
      const link = mail?.text?.match(/https?:\/\/\S+/g)?.find((one) => one.includes(holding));
      return link === undefined ? undefined : new URL(link);
    }, `A mail to ${address}`);

  const confirm = async (email: string): Promise<Answered> =>
    must(`/user/verify-email${(await linkTo(email, '/verify-email?')).search}`);

  /** Submits one of our payment forms and returns the id of the payment page. */
  async function openPayment(path: string, form: Record<string, string>): Promise<string> {
    const location = (await must(path, { form })).headers.get('location') ?? '';
    // A refused form redirects to its page.
    const [checkoutId] = /cs_\w+$/.exec(location) ?? [];
    if (checkoutId === undefined) throw new Error(`${path} led to ${location}, which is no payment page`);
    return checkoutId;
  }
  const press = (checkoutId: string, button: string, form: Record<string, string> = {}): Promise<Answered> =>
    call(`/__local/checkout/${checkoutId}/${button}`, { method: 'POST', form });

  const findReviewLink = buildFindReviewLink((token) => api('/review', { token }));
  /** The token of the reviewer's link to the newest submission of a run. */
  const reviewToken = (runId: string): Promise<string> =>
    until(async () => {
      const sent = await mails(reviewer);
      return findReviewLink(
        sent.map(({ text }) => text),
        runId,
      );
    }, 'A mail to the reviewer');

  return {
    siteUrl,
    call,
    api,
    must,
    local,
    mails,
    until,
    linkTo,
    openPayment,
    press,
    reviewToken,

    /** Creates an account with a confirmed address. */
    async arrive(profile: { email: string; password?: string; full_name?: string }): Promise<string> {
      const json = { password, full_name: 'Priya Nair', country: 'Australia', ...profile };
      const { token } = (await must('/auth/signup', { json })).body;
      await confirm(profile.email);
      return token;
    },
    confirm,

    /** Buys tokens; the payment is told by an event. Returns the payment page. */
    async buy(token: string, cents: number, fields: Record<string, string> = {}): Promise<string> {
      const checkoutId = await openPayment('/pay/token', { amount: String(cents), authToken: token });
      await press(checkoutId, 'pay', fields);
      return checkoutId;
    },

    async startRun(token: string, plan: string): Promise<string> {
      const asked = { method: 'POST', token };
      const { uuid } = (await must(`/path-compiler/session?planType=${plan}`, asked)).body;
      return (await must(`/path-compiler/runs?pc_sid=${uuid}`, asked)).body.data.run_id;
    },

    save: (token: string, runId: string, json: object) =>
      must(`/path-compiler/runs/${runId}`, { method: 'PUT', token, json }),
    submit: (token: string, runId: string, json: object) =>
      must(`/path-compiler/runs/${runId}/submit`, { token, json }),

    /** Resolves to the run once it has this status. */
    // biome-ignore lint/suspicious/noExplicitAny: tests assert on whatever came back
    reaches: (token: string, runId: string, status: string): Promise<any> =>
      until(async () => {
        const { data } = (await must(`/path-compiler/runs/${runId}`, { token })).body;
        return data.runStatus === status && data;
      }, `${runId} ${status}`),

    /** Decides as the reviewer, by the link of the mail. */
    async decide(runId: string, decision: object): Promise<void> {
      await must('/review', { token: await reviewToken(runId), json: decision });
    },

    async passDays(days: number): Promise<void> {
      await local('clock', { advanceSeconds: Math.round(days * 86_400) });
    },

    /** Runs a sweep now and returns its counts. */
    async sweep(name: string): Promise<Record<string, number>> {
      const { payload, errorMessage } = await local(`sweep/${name}`, {});
      if (payload === undefined) throw new Error(`The sweep failed: ${errorMessage}`);
      return payload;
    },
  };
}
