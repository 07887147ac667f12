import { priceCatalogue } from '#shared/content/price-catalogue.ts';
import { effectivePrice, isFree } from '#shared/domain/paths/price.ts';
import { planPrices } from '#shared/domain/plans/plans.ts';
import { inParallel } from '../proof/stories/run-trial.ts';
import { type Answered, type Asked, field } from './send.ts';

const password = 'a quiet eucalyptus 7';

export const sold = priceCatalogue
  .filter((path) => !isFree(path))
  .map((path) => ({ name: `${path.personaSlug}/${path.pathSlug}`, price: effectivePrice(path) }));
const firstPurchaseCents = 100_000;

/** A user with a separate address, and the expected contents of their account. */
export interface Person {
  localAddress: string;
  email: string;
  token: string;
  userId: string;
  /** Tokens bought and not spent, in hundredths. */
  balance: number;
  unlocked: string[];
  /** The run of a plan that is not submitted yet, or is being drawn. */
  run?: { id: string; isSubmitted: boolean };
  /** The open payment page. */
  page?: Page;
  /** A paid payment page that was not verified yet. */
  checkout?: string;
  /** True during an action that changes the account. */
  isBusy: boolean;
  /** True after a failed change, when the account's contents are unknown. */
  isUncertain: boolean;
}

interface Page {
  checkout: string;
  cents: number;
}

export type SendAs = (
  person: Pick<Person, 'localAddress' | 'token'>,
  path: string,
  asked?: Asked,
) => Promise<Answered>;

const addressOf = (index: number): string => `127.1.${Math.floor(index / 250)}.${(index % 250) + 1}`;

/**
 * Creates people with a session, a confirmed address and tokens; every second has a started plan, the others a path.
 */
export async function preparePeople(sendAs: SendAs, count: number): Promise<Person[]> {
  const people: Person[] = [];
  const numbers = Array.from({ length: count }, (_, index) => index);
  await inParallel(numbers, 8, async (index) => {
    people[index] = await signUp(sendAs, index);
  });
  await confirmAll(sendAs, people);
  await inParallel(people, 8, async (person) => {
    await press(sendAs, person, await openPage(sendAs, person, firstPurchaseCents), 'off');
    await verify(sendAs, person);
  });
  await inParallel(numbers, 8, async (index) => {
    const person = people[index];
    const path = sold[index % sold.length];
    if (person === undefined || path === undefined) return;
    await (index % 2 === 0 ? startRun(sendAs, person) : unlock(sendAs, person, path));
  });
  return people;
}

/** An unsuccessful answer stops the preparation; later it is an error of its action. */
export class Refused extends Error {
  readonly status: number;
  constructor(path: string, { status, body }: Answered) {
    super(`${status} ${String(field(body, 'code') ?? path)}`);
    this.status = status;
  }
}

export async function expectOk(
  sendAs: SendAs,
  person: Person,
  path: string,
  asked?: Asked,
): Promise<Answered> {
  const answered = await sendAs(person, path, asked);
  if (answered.status >= 400) throw new Refused(path, answered);
  return answered;
}

async function signUp(sendAs: SendAs, index: number): Promise<Person> {
  const email = `person-${index}@example.com`;
  const fresh = { localAddress: addressOf(index), email, token: '', userId: '', balance: 0, unlocked: [] };
  const person: Person = { ...fresh, isBusy: false, isUncertain: false };
  const json = { email, password, full_name: 'Priya Nair', country: 'Australia' };
  const { body } = await expectOk(sendAs, person, '/api/auth/signup', { json });
  person.token = String(field(body, 'token'));
  const [, claims = ''] = person.token.split('.');
  person.userId = String(field(JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')), 'sub'));
  return person;
}

async function confirmAll(sendAs: SendAs, people: Person[]): Promise<void> {
  const [first] = people;
  if (first === undefined) return;
  const { body } = await expectOk(sendAs, first, '/__local/mail.json');
  const mails = body as { to: string[]; text: string | null }[];
  const links = new Map(mails.map(({ to, text }) => [to[0] ?? '', /https?:\/\/\S+/.exec(text ?? '')?.[0]]));
  await inParallel(people, 8, async (person) => {
    const { search } = new URL(links.get(person.email) ?? 'missing:');
    await expectOk(sendAs, person, `/api/user/verify-email${search}`);
  });
}

/** Submits one of our forms and returns the payment page. */
export async function openPage(sendAs: SendAs, person: Person, cents: number): Promise<Page> {
  const form = { amount: String(cents), authToken: person.token };
  const { location = '' } = await expectOk(sendAs, person, '/api/pay/token?redirect=%2Ftoken%2Forder', {
    form,
  });
  const checkout = location.split('/').at(-1) ?? '';
  if (!checkout.startsWith('cs_')) throw new Error(`sent to ${location.split('?')[1] ?? location}`);
  return { checkout, cents };
}

/** Presses a button on the provider's page, which may send an event. */
export async function press(
  sendAs: SendAs,
  person: Person,
  { checkout, cents }: Page,
  webhook: 'on' | 'off',
): Promise<void> {
  await expectOk(sendAs, person, `/__local/checkout/${checkout}/pay`, { form: { webhook } });
  person.checkout = checkout;
  person.balance += cents;
}

export async function verify(sendAs: SendAs, person: Person): Promise<void> {
  const json = { sessionId: person.checkout };
  await expectOk(sendAs, person, '/api/pay/token/verify', { token: person.token, json });
  delete person.checkout;
}

export async function unlock(
  sendAs: SendAs,
  person: Person,
  { name, price }: { name: string; price: number },
): Promise<void> {
  const asked = { method: 'POST', token: person.token };
  await expectOk(sendAs, person, `/api/path-compiler/purchase/${name}`, asked);
  person.balance -= price;
  person.unlocked.push(name);
}

export async function startRun(sendAs: SendAs, person: Person): Promise<void> {
  const asked = { method: 'POST', token: person.token };
  const { body } = await expectOk(sendAs, person, '/api/path-compiler/session?planType=BASIC', asked);
  const path = `/api/path-compiler/runs?pc_sid=${String(field(body, 'uuid'))}`;
  const started = await expectOk(sendAs, person, path, asked);
  person.balance -= planPrices.BASIC;
  person.run = { id: String(field(started.body, 'data', 'run_id')), isSubmitted: false };
}
