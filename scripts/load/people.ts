import { type Agent, request } from 'node:http';
import { priceCatalogue } from '#shared/content/price-catalogue.ts';
import { effectivePrice, isFree } from '#shared/domain/paths/price.ts';
import { planPrices } from '#shared/domain/plans/plans.ts';
import { inParallel } from '../proof/stories/run-trial.ts';
import { type Product, password, productAt } from '../testing/product.ts';

export const sold = priceCatalogue
  .filter((path) => !isFree(path))
  .map((path) => ({ name: `${path.personaSlug}/${path.pathSlug}`, price: effectivePrice(path) }));
const firstPurchaseCents = 100_000;

/** A user with an address of their own, and the expected contents of their account. */
export interface Person {
  product: Product;
  token: string;
  userId: string;
  /** Tokens bought and not spent, in hundredths. */
  balance: number;
  unlocked: string[];
  /** The run of a plan that is not submitted yet, or is being drawn. */
  run?: { id: string; isSubmitted: boolean };
  /** A paid payment page that was not verified yet. */
  checkout?: string;
  /** True during an action that changes the account. */
  isBusy: boolean;
  /** True after a failed change, when the account's contents are unknown. */
  isUncertain: boolean;
}

/**
 * Creates people with a session, a confirmed address and tokens; every second has a started plan, the others a path.
 */
export async function preparePeople(siteUrl: string, agent: Agent, count: number): Promise<Person[]> {
  const people: Person[] = [];
  await inParallel([...Array(count).keys()], 8, async (index) => {
    const localAddress = `127.1.${Math.floor(index / 250)}.${(index % 250) + 1}`;
    const product = productAt(siteUrl, sendFrom(localAddress, agent));
    const json = { email: `person-${index}@example.com`, password, full_name: 'Priya', country: 'Australia' };
    const { token } = (await product.must('/auth/signup', { json })).body;
    const { sub: userId } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    people[index] = {
      ...{ product, token, userId, balance: 0, unlocked: [], isBusy: false, isUncertain: false },
    };
  });
  // One reading of all mail, because each would grow with the number of people.
  const mails = (await people[0]?.product.mails()) ?? [];
  const links = new Map(mails.map(({ to, text }) => [to[0], /https?:\/\/\S+/.exec(text ?? '')?.[0]]));
  await inParallel([...people.entries()], 8, async ([index, person]) => {
    const { search } = new URL(links.get(`person-${index}@example.com`) ?? 'missing:');
    await person.product.must(`/user/verify-email${search}`);
    await pay(person, await openPage(person, firstPurchaseCents), firstPurchaseCents, 'off');
    await verify(person);
    const path = sold[index % sold.length];
    if (path !== undefined) await (index % 2 === 0 ? startRun(person) : unlock(person, path));
  });
  return people;
}

/** The browser's connections, kept open, with a separate address for each person. */
const sendFrom =
  (localAddress: string, agent: Agent) =>
  (url: string, { method, headers, body }: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const { port, pathname, search } = new URL(url);
      const sent = request({
        ...{ host: '127.0.0.1', port, localAddress, agent, path: `${pathname}${search}` },
        method: method ?? 'GET',
        headers: { host: `localhost:${port}`, ...(headers as Record<string, string>) },
        timeout: 30_000,
      });
      sent.on('timeout', () => sent.destroy(new Error('No answer came')));
      sent.on('error', reject);
      sent.on('response', (response) => {
        const { statusCode: status = 0, headers: answered } = response;
        const made = (chunks: Buffer[]) =>
          new Response([204, 304].includes(status) ? null : Buffer.concat(chunks), {
            status,
            headers: Object.entries(answered).map(([name, value]): [string, string] => [name, String(value)]),
          });
        response.toArray().then((chunks) => resolve(made(chunks)), reject);
      });
      sent.end(body);
    });

export const openPage = ({ product, token }: Person, cents: number): Promise<string> =>
  product.openPayment('/pay/token?redirect=%2Ftoken%2Forder', { amount: String(cents), authToken: token });

/** Presses the button of the provider's page, which may send an event. */
export async function pay(person: Person, checkout: string, cents: number, webhook: 'on' | 'off') {
  await person.product.press(checkout, 'pay', { webhook });
  person.checkout = checkout;
  person.balance += cents;
}

export async function verify(person: Person): Promise<void> {
  const json = { sessionId: person.checkout };
  await person.product.must('/pay/token/verify', { token: person.token, json });
  delete person.checkout;
}

export async function unlock(person: Person, { name, price }: { name: string; price: number }) {
  const asked = { method: 'POST', token: person.token };
  await person.product.must(`/path-compiler/purchase/${name}`, asked);
  person.balance -= price;
  person.unlocked.push(name);
}

export async function startRun(person: Person): Promise<void> {
  const id = await person.product.startRun(person.token, 'BASIC');
  person.balance -= planPrices.BASIC;
  person.run = { id, isSubmitted: false };
}
