import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { expectThat, NotAsItShould } from '#functions/watch/check.ts';
import { apiBasePath } from '#shared/contract/route.ts';
import { answerWithinMs } from './answer-within.ts';

/** SES accepts mail to this host and drops it. The part after the plus is ours. */
const simulator = 'simulator.amazonses.com';

interface Call {
  method?: string;
  json?: unknown;
  /** Sent unchanged. */
  raw?: string;
  headers?: Record<string, string>;
}

/** A new user who tests everything and deletes their account. */
export class Visitor {
  readonly email = `success+smoke-${randomBytes(6).toString('hex')}@${simulator}`;
  readonly password = `smoke ${randomBytes(12).toString('hex')}`;
  readonly #siteUrl: string;
  #token: string | undefined;

  constructor(siteUrl: string) {
    this.#siteUrl = siteUrl;
  }

  get hasAccount(): boolean {
    return this.#token !== undefined;
  }

  /** Logs in with this token. */
  comesIn(token: string): void {
    this.#token = token;
  }

  asks(path: string, { method, json, raw, headers }: Call = {}): Promise<Response> {
    const body = raw ?? (json === undefined ? undefined : JSON.stringify(json));
    return fetch(`${this.#siteUrl}${apiBasePath}${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      redirect: 'manual',
      signal: AbortSignal.timeout(answerWithinMs),
      headers: {
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.#token === undefined ? {} : { authorization: `Bearer ${this.#token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    });
  }

  /** Expects success and parses the answer. */
  async gets<T extends z.ZodType>(path: string, shape: T, call: Call = {}): Promise<z.output<T>> {
    const response = await this.asks(path, call);
    const text = await response.text();
    // A query may contain a token, and errors are logged.
    const [route] = path.split('?');
    expectThat(response.status === 200, `${route} answered ${response.status}: ${sentenceIn(text)}`);
    const read = shape.safeParse(parseJson(text));
    if (!read.success) throw new NotAsItShould(`${route} answered something else: ${read.error.message}`);
    return read.data;
  }

  /** Submits the form that opens a payment page, and returns that page. */
  async opensPaymentPage(cents: number): Promise<string> {
    const body = new URLSearchParams({ amount: String(cents), authToken: this.#token ?? '' });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const response = await this.asks('/pay/token', { raw: body.toString(), headers });
    const location = response.headers.get('location') ?? '';
    const checkoutId = /\bcs_\w+/.exec(location)?.[0];
    expectThat(
      response.status === 303 && checkoutId !== undefined,
      `the form led to ${location === '' ? `an answer of ${response.status}` : location.split('#')[0]}, no payment page`,
    );
    return checkoutId;
  }
}

const envelope = z.object({ code: z.string(), global: z.string() });

function sentenceIn(text: string): string {
  const { data } = envelope.safeParse(parseJson(text));
  return data === undefined ? text.slice(0, 200) : `${data.code}, “${data.global}”`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
