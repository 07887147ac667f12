import { randomUUID } from 'node:crypto';
import { password, productAt } from '#scripts/testing/product.ts';

/** A user with tokens, a payment page, a plan quote and a run, so that real ids exist. */
export interface FuzzPerson {
  email: string;
  userId: string;
  token: string;
  ids: { payment: string; planQuote: string; run: string };
}

export interface World {
  siteUrl: string;
  password: string;
  people: FuzzPerson[];
  /** Replaces a person whose session was ended by a successful request. */
  replace(person: number): Promise<void>;
}

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
