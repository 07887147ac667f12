import { setTimeout as delay } from 'node:timers/promises';
import type { CountedCloud } from './counted-cloud.ts';

export interface Asked {
  method?: string;
  token?: string | undefined;
  json?: unknown;
  form?: Record<string, string>;
  headers?: Record<string, string>;
}

export interface Mail {
  to: string[];
  subject: string;
  text: string | null;
}

const field = (body: unknown, ...names: string[]): unknown =>
  names.reduce<unknown>(
    (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
    body,
  );

/** Calls that must all succeed, because a refusal does less work than the route. */
export function callerOf({ fetch: send, siteUrl }: Pick<CountedCloud, 'fetch' | 'siteUrl'>) {
  const call = async (path: string, asked: Asked = {}): Promise<Response> => {
    const { token, json, form } = asked;
    const body = form === undefined ? json && JSON.stringify(json) : new URLSearchParams(form);
    const response = await send(path, {
      method: asked.method ?? (body === undefined ? 'GET' : 'POST'),
      redirect: 'manual',
      headers: {
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...asked.headers,
      },
      ...(body === undefined ? {} : { body: body as string | URLSearchParams }),
    });
    if (response.status >= 400)
      throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response;
  };
  const ask = async (path: string, asked: Asked, ...names: string[]): Promise<string> =>
    String(field(await (await call(path, asked)).json(), ...names));
  const mails = async (to: string): Promise<Mail[]> =>
    ((await (await call('/__local/mail.json')).json()) as Mail[]).filter((mail) => mail.to.includes(to));
  return {
    call,
    /** Reads a field of the answer by its path. */
    ask,
    async checkout(path: string, form: Record<string, string>): Promise<string> {
      const location = (await call(path, { form })).headers.get('location') ?? '';
      // A refused form redirects to its page and does less work.
      const [checkoutId] = /cs_\w+$/.exec(location) ?? [];
      if (checkoutId === undefined) throw new Error(`${path} led to ${location}, which is no payment page`);
      return checkoutId;
    },
    pay: (checkoutId: string) => call(`/__local/checkout/${checkoutId}/pay`, { form: { webhook: 'off' } }),
    /** The link in the newest mail with this subject. */
    async linkTo(address: string, subject: RegExp): Promise<URL> {
      for (let tries = 0; tries < 100; tries += 1) {
        const mail = (await mails(address)).findLast((one) => subject.test(one.subject));
        const [link] = /https?:\/\/\S+/.exec(mail?.text ?? '') ?? [];
        if (link !== undefined) return new URL(link);
        await delay(50);
      }
      throw new Error(`No mail ${subject} came to ${address}`);
    },
    /** Polls without counting, because the number of polls depends on timing. */
    async reaches(path: string, token: string, wanted: string): Promise<void> {
      for (let tries = 0; tries < 400; tries += 1) {
        const answered = await fetch(`${siteUrl}${path}`, { headers: { authorization: `Bearer ${token}` } });
        if (field(await answered.json(), 'data', 'runStatus') === wanted) return;
        await delay(50);
      }
      throw new Error(`${path} did not become ${wanted}`);
    },
  };
}

export type Caller = ReturnType<typeof callerOf>;
