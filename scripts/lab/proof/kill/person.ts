import { createHash } from 'node:crypto';
import { decideBy } from '#functions/testing/decide-review.ts';
import { planAnswers } from '#functions/testing/plan-answers.ts';
import type { Answered, Product, SentMail } from '#scripts/testing/product.ts';
import { priceCatalogue } from '#shared/content/price-catalogue.ts';
import { type PlanType, planPrices } from '#shared/domain/plans/plans.ts';
import type { Chance } from '../stories/chance.ts';
import { type Acknowledged, count } from './acknowledged.ts';

/** A user of the product in the proof of kills and under load. Each action is a request, and is recorded when it was acknowledged. */
export interface Person {
  email: string;
  token?: string;
  /** The current run, and the version in which it was last read. */
  run?: { runId: string; plan: PlanType; version: number };
  quote?: { uuid: string; plan: PlanType };
  unpaid: string[];
  lacksTokens: boolean;
}

export const newPerson = (email: string): Person => ({ email, unpaid: [], lacksTokens: true });

export interface Load {
  chance: Chance;
  client: Pick<Product, 'api' | 'call' | 'press' | 'mails'>;
  known: Acknowledged;
  /** Reports an answer that must never be given. */
  violation(what: string): void;
}

const password = 'a proof of quiet growth';
const reviewer = 'reviewer@waymint.test';

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const answersOf = (content: string) => ({ ...planAnswers, content });

/** True when the request succeeded. A refusal acknowledges nothing, and a fault is a violation. */
function done({ known, violation }: Load, what: string, { status, body }: Answered): boolean {
  if (status >= 500 && status !== 503) violation(`${what} was answered ${status} ${JSON.stringify(body)}`);
  const isDone = status === 200;
  count(known, isDone ? what : `${what} refused (${body?.code ?? status})`);
  return isDone;
}

async function signUp(load: Load, person: Person): Promise<void> {
  const json = { email: person.email, password, full_name: 'Kim Kept', country: 'Australia' };
  const answer = await load.client.api('/auth/signup', { json });
  // An earlier attempt may have succeeded without an answer.
  if (answer.body?.code === 'email-taken') return logIn(load, person);
  if (!done(load, 'sign-up', answer)) return;
  load.known.accounts.add(person.email);
  person.token = answer.body.token;
}

async function logIn(load: Load, person: Person): Promise<void> {
  const answer = await load.client.api('/auth/login', { json: { email: person.email, password } });
  if (!done(load, 'login', answer)) return;
  load.known.accounts.add(person.email);
  person.token = answer.body.token;
}

async function verify(load: Load, { email }: Person): Promise<void> {
  const mail = await newest(load, email, '/verify-email?');
  const link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0];
  if (link === undefined) return;
  const answer = await load.client.api(`/user/verify-email${new URL(link).search}`);
  if (done(load, 'verification', answer)) load.known.verified.add(email);
}

async function newest({ client }: Load, email: string, holding: string): Promise<SentMail | undefined> {
  const mails = await client.mails();
  return mails.findLast(({ to, text }) => to.includes(email) && text?.includes(holding) === true);
}

async function buy(load: Load, person: Person): Promise<void> {
  const cents = planPrices[person.quote?.plan ?? 'BASIC'] + 5000;
  const { client, known } = load;
  const form = { amount: String(cents), authToken: person.token ?? '' };
  const answer = await client.api('/pay/token', { form });
  const checkoutId = /\/__local\/checkout\/(\w+)/.exec(answer.headers.get('location') ?? '')?.[1];
  count(known, checkoutId === undefined ? 'purchase refused' : 'purchase');
  if (checkoutId === undefined) return;
  known.opened.push({ email: person.email, checkoutId, cents });
  person.unpaid.push(checkoutId);
}

/** Some payments send no event, so that only the reconciler finds them. */
async function pay({ chance, client, known }: Load, person: Person): Promise<void> {
  const checkoutId = person.unpaid.shift();
  if (checkoutId === undefined) return;
  const fields = chance.happens(0.2) ? { webhook: 'off' } : {};
  const { status } = await client.press(checkoutId, 'pay', fields);
  count(known, status === 303 ? 'payment' : `payment refused (${status})`);
  if (status === 303) known.paid.add(checkoutId);
}

const forSale = priceCatalogue.filter(({ price }) => price !== null && price > 0);

async function unlock(load: Load, { email, token = '' }: Person): Promise<void> {
  const chosen = load.chance.pick(forSale);
  if (chosen === undefined) return;
  const path = `${chosen.personaSlug}/${chosen.pathSlug}`;
  const query = `?price=${chosen.sale ?? chosen.price}`;
  const answer = await load.client.api(`/path-compiler/purchase/${path}${query}`, { method: 'POST', token });
  if (done(load, 'unlock', answer)) load.known.unlocked.push({ email, path });
}

async function quote(load: Load, person: Person): Promise<void> {
  const plan = load.chance.weighted<PlanType>({ BASIC: 5, PRO: 4, ENTERPRISE: 1 });
  const path = `/path-compiler/session?planType=${plan}`;
  const answer = await load.client.api(path, { method: 'POST', token: person.token ?? '' });
  if (done(load, 'plan quote', answer)) person.quote = { uuid: answer.body.uuid, plan };
}

async function startPlan(load: Load, person: Person): Promise<void> {
  const { quote: chosen } = person;
  if (chosen === undefined) return;
  const path = `/path-compiler/runs?pc_sid=${chosen.uuid}`;
  const answer = await load.client.api(path, { method: 'POST', token: person.token ?? '' });
  if (answer.body?.code === 'insufficient-tokens') person.lacksTokens = true;
  else delete person.quote;
  if (!done(load, 'run started', answer)) return;
  const runId: string = answer.body.data.run_id;
  load.known.runs.set(runId, { email: person.email, plan: chosen.plan });
  person.run = { runId, plan: chosen.plan, version: 1 };
}

let texts = 0;
const newText = (): string => {
  texts += 1;
  return `I write newsletters for two local clubs, and this is text ${texts}.`;
};

async function save(load: Load, { run, token = '' }: Person): Promise<void> {
  if (run === undefined) return;
  const content = newText();
  const path = `/path-compiler/runs/${run.runId}`;
  const answer = await load.client.api(path, { method: 'PUT', token, json: answersOf(content) });
  if (!done(load, 'save', answer)) return;
  run.version = answer.body.data.version;
  load.known.saved.set(run.runId, { version: run.version, content });
}

async function submit(load: Load, { run, token = '' }: Person): Promise<void> {
  if (run === undefined) return;
  const content = newText();
  const path = `/path-compiler/runs/${run.runId}/submit`;
  const answer = await load.client.api(path, { token, json: answersOf(content) });
  if (!done(load, 'submit', answer)) return;
  load.known.submitted.push({ runId: run.runId, content });
  load.known.saved.set(run.runId, { version: answer.body.data.version, content });
}

/** Reads the current run and its document, if there is one, and drops the run when it has ended. */
async function look(load: Load, person: Person): Promise<void> {
  const { run, token = '' } = person;
  if (run === undefined) return;
  const answer = await load.client.api(`/path-compiler/runs/${run.runId}`, { token });
  if (!done(load, 'look at a run', answer)) return;
  const { runStatus, generatedFile } = answer.body.data;
  if (runStatus === 'REVIEW_LIMIT_REACHED') delete person.run;
  if (runStatus !== 'COMPLETED') return;
  const document = await load.client.api(`/files/${generatedFile}`, { token });
  if (!done(load, 'document', document)) return;
  load.known.read.set(generatedFile, sha256(document.bytes));
  const mail = await newest(load, person.email, `/files/${generatedFile}/link`);
  const link = /https?:\/\/\S+\/link\S*/.exec(mail?.text ?? '')?.[0];
  if (link === undefined) return;
  const followed = await load.client.call(link);
  if (!done(load, 'file link', followed)) return;
  load.known.links.set(link, sha256(followed.bytes));
  delete person.run;
}

const addresses = ['/user', '/path-compiler/runs', '/path-compiler/purchases', '/pay/orders'];

/** Reads one of the lists that the pages show. */
export async function read(load: Load, { token = '' }: Person): Promise<void> {
  const address = load.chance.pick(addresses) ?? '';
  done(load, `read ${address}`, await load.client.api(address, { token }));
}

type Action = (load: Load, person: Person) => Promise<void>;

/** This person's next action, sometimes a random one. */
export function nextAction({ chance, known }: Load, person: Person): Action {
  if (!known.accounts.has(person.email)) return signUp;
  if (person.token === undefined || chance.happens(0.05)) return logIn;
  if (!known.verified.has(person.email) && chance.happens(0.5)) return verify;
  if (person.unpaid.length > 0 && chance.happens(0.8)) return pay;
  if (chance.happens(0.08)) return unlock;
  if (person.run !== undefined) return chance.happens(0.25) ? save : chance.happens(0.5) ? submit : look;
  if (person.quote === undefined) return quote;
  if (!person.lacksTokens) return startPlan;
  // The next pass credits what was paid without an event.
  person.lacksTokens = chance.happens(0.3);
  return buy;
}

/** The reviewer decides by a link from the mails, usually the newest. */
export async function review(load: Load): Promise<void> {
  const { chance, client, known } = load;
  const mails = (await client.mails()).filter(({ to }) => to.includes(reviewer));
  for (const { id } of await client.mails()) known.mails.add(id);
  const tokens = mails.flatMap(({ text }) => /\/review#([\w-]+)/.exec(text ?? '')?.[1] ?? []);
  const token = chance.pick(tokens.slice(-4));
  if (token === undefined) return;
  const shown = await client.api('/review', { token });
  if (shown.status !== 200) return;
  const { runId, attempt } = shown.body.data;
  const verdict = chance.happens(0.6) ? 'approve' : 'reject';
  const answer = await decideBy(client.api, token, { decision: verdict, feedback: 'Say more.' });
  if (done(load, 'decision', answer)) known.decided.push({ runId, attempt, verdict });
}
