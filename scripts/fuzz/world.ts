import { randomUUID } from 'node:crypto';

/** A user with tokens, a payment page, a plan quote and a run, so that real ids exist. */
export interface FuzzPerson {
  email: string;
  userId: string;
  token: string;
  ids: { payment?: string; planQuote?: string; run?: string };
}

export interface World {
  siteUrl: string;
  password: string;
  people: FuzzPerson[];
  /** Replaces a person whose session was ended by a successful request. */
  replace(person: number): Promise<void>;
}

const password = 'a quiet eucalyptus 7';

export async function populate(siteUrl: string, count: number): Promise<World> {
  const people = await Promise.all(Array.from({ length: count }, () => settle(siteUrl)));
  return {
    siteUrl,
    password,
    people,
    async replace(person) {
      people[person] = await settle(siteUrl);
    },
  };
}

async function settle(siteUrl: string): Promise<FuzzPerson> {
  const email = `fuzz-${randomUUID()}@example.com`;
  const account = { email, password, full_name: 'Noor Ahmed', country: 'Australia' };
  const { token } = await post(siteUrl, '/auth/signup', { json: account });
  if (token === undefined) throw new Error('A person of the fuzz could not sign up');
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  const { sub } = JSON.parse(payload) as { sub: string };
  const payment = await buyTokens(siteUrl, token);
  const { uuid } = await post(siteUrl, '/path-compiler/session?planType=BASIC', { token });
  const { data } = await post(siteUrl, `/path-compiler/runs?pc_sid=${uuid}`, { token });
  const ids = {
    ...(payment === undefined ? {} : { payment }),
    ...(uuid === undefined ? {} : { planQuote: uuid }),
    ...(data?.run_id === undefined ? {} : { run: data.run_id }),
  };
  return { email, userId: sub, token, ids };
}

async function buyTokens(siteUrl: string, authToken: string): Promise<string | undefined> {
  const body = new URLSearchParams({ amount: '50000', authToken });
  const order = await fetch(`${siteUrl}/api/pay/token`, { method: 'POST', body, redirect: 'manual' });
  const page = order.headers.get('location') ?? '';
  if (!page.includes('/__local/checkout/')) return undefined;
  await fetch(`${page}/pay`, { method: 'POST', redirect: 'manual' });
  return page.split('/').at(-1);
}

interface Answered {
  token?: string;
  uuid?: string;
  data?: { run_id?: string };
}

async function post(
  siteUrl: string,
  path: string,
  { json = {}, token }: { json?: unknown; token?: string },
): Promise<Answered> {
  const response = await fetch(`${siteUrl}/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(json),
  });
  return (await response.json()) as Answered;
}
