import { setTimeout as delay } from 'node:timers/promises';
import { checkedAll } from '#functions/testing/decide-review.ts';
import { planAnswers } from '#functions/testing/plan-answers.ts';
import { termsAsAt } from '#shared/content/terms-as-at.ts';
import { type Caller, callerOf } from './caller.ts';
import type { CountedCloud } from './counted-cloud.ts';

const password = 'a quiet eucalyptus 7';
const nextPassword = 'a loud wattle 8 in bloom';
const reviewer = 'reviewer@waymint.test';
const path = 'side-hustle-starter/printable-shop';
/** Names a path, so that its unlock is checked. */
const answers = { ...planAnswers, content: `${planAnswers.content} I like printable-shop.` };
const unlocked = '/side-hustle-starter/weekend-reseller';
/** A path whose payment page is opened and abandoned. */
const wanted = 'side-hustle-starter/ugc-micro-creator';

/** Calls every route of the API at least once, with success. */
export async function playRoutes(
  cloud: Pick<CountedCloud, 'fetch' | 'siteUrl' | 'signEvent'>,
): Promise<void> {
  const caller = callerOf(cloud);
  await caller.call('/api/openapi.json');
  await caller.call('/api/readings', { json: planAnswers });
  const token = await arrive(caller, 'ada@example.com');
  await payForPath(caller, token);
  await buy(caller, cloud, token);
  await readPaths(caller, token);
  await planByMachine(caller, token);
  await planByReviewer(caller, token);
  await caller.call('/api/user/export', { token });
  await mendMail(caller);
  await leave(caller, token);
}

async function arrive({ call, ask, linkTo }: Caller, email: string): Promise<string> {
  const person = { email, password, full_name: 'Ada', country: 'Australia' };
  const first = await ask('/api/auth/signup', { json: person }, 'token');
  await call('/api/user/resend-verification', { method: 'POST', token: first });
  await call(`/api/user/verify-email${(await linkTo(email, /Verify your email/)).search}`);
  const token = await ask('/api/auth/login', { json: { email, password } }, 'token');
  await call('/api/user?lots=true', { token });
  await call('/api/user/profile', { method: 'PUT', token, json: { full_name: 'Ada Lovelace' } });
  const wish = { email, description: 'Early activation please', category: 'General' };
  await call('/api/subscription-interest', { token, json: wish });
  return token;
}

async function buy(caller: Caller, cloud: Pick<CountedCloud, 'signEvent'>, token: string): Promise<void> {
  const { call, checkout, pay } = caller;
  const order = () =>
    checkout('/api/pay/token?redirect=%2Ftoken%2Forder', { amount: '100000', authToken: token });
  for (let times = 0; times < 2; times += 1) {
    const verified = await order();
    await pay(verified);
    await call('/api/pay/token/verify', { token, json: { sessionId: verified } });
  }
  const told = await order();
  await pay(told);
  const event = { type: 'checkout.session.completed', data: { object: { id: told } } };
  await call('/api/pay/webhook', await cloud.signEvent(event));
  await call(`/api/pay/token/cancel?session_id=${await order()}`, { method: 'POST', token });
  await checkout('/api/pay/fund-us?redirect=%2Ffund-us', { amount: '500' });
  await call('/api/pay/orders', { token });
}

/** The wallet is empty, so the whole price is missing. */
async function payForPath({ call, checkout }: Caller, token: string): Promise<void> {
  const status = await call(`/api/path-compiler/purchase-status/${wanted}`, { token });
  const { charge, price } = (await status.json()).cost;
  const redirect = encodeURIComponent(`/make-money/paths/${wanted}`);
  const left = await checkout(`/api/pay/token?redirect=${redirect}`, {
    amount: String(charge),
    price: String(price / 100),
    authToken: token,
    agreement: termsAsAt,
  });
  await call(`/api/pay/token/cancel?session_id=${left}`, { method: 'POST', token });
}

async function readPaths({ call }: Caller, token: string): Promise<void> {
  await call(`/api/path-compiler/purchase-status/${path}`, { token });
  await call(`/api/path-compiler/purchase${unlocked}`, { method: 'POST', token });
  await call(`/api/path-compiler/purchase/${path}`, { method: 'POST', token });
  const content = await (await call(`/api/path-compiler/content/${path}`, { token })).json();
  await call(`/api/path-compiler/content/${path}/kit`, { token });
  const section = content.data.sections[0].id;
  await call(`/api/path-compiler/purchases/${path}/place`, { method: 'PUT', token, json: { section } });
  await call('/api/path-compiler/purchases', { token });
}

async function startRun({ ask }: Caller, token: string, plan: string): Promise<string> {
  const quoted = { method: 'POST', token };
  const quote = await ask(`/api/path-compiler/session?planType=${plan}`, quoted, 'uuid');
  return ask(`/api/path-compiler/runs?pc_sid=${quote}`, quoted, 'data', 'run_id');
}

async function planByMachine(caller: Caller, token: string): Promise<void> {
  const { call, ask, reaches, linkTo } = caller;
  const run = `/api/path-compiler/runs/${await startRun(caller, token, 'BASIC')}`;
  await call(run, { method: 'PUT', token, json: { ...answers, skills: 'Dog walking' } });
  await call(`${run}/submit`, { token, json: answers });
  await reaches(run, token, 'COMPLETED');
  await call(`${run}/private`, { token });
  const file = `/api/files/${await ask(run, { token }, 'data', 'generatedFile')}`;
  for (const format of ['', '/workbook', '/calendar']) await call(`${file}${format}`, { token });
  const link = await linkTo('ada@example.com', /is ready/);
  await call(`${link.pathname}${link.search}`);
  await call('/api/path-compiler/runs', { token });
}

/** Sends the plan back once, so that a second submission with an earlier one is counted too. */
async function planByReviewer(caller: Caller, token: string): Promise<void> {
  const { call, reaches, linkTo } = caller;
  const run = `/api/path-compiler/runs/${await startRun(caller, token, 'PRO')}`;
  await call(`${run}/submit`, { token, json: answers });
  const review = (await linkTo(reviewer, /for your review/)).hash.slice(1);
  const { data } = await (await call('/api/review', { token: review })).json();
  const saved = { work: { ...data.work, ...checkedAll }, baseVersion: data.workVersion };
  await call('/api/review', { method: 'PUT', token: review, json: saved });
  await call('/api/review/preview', { method: 'POST', token: review });
  const sentBack = { decision: 'reject', feedback: 'Please say more of your evenings.' };
  await call('/api/review', { token: review, json: sentBack });
  await reaches(run, token, 'REJECTED_FOR_USER_REFINEMENT');
  await call(run, { method: 'PUT', token, json: { ...answers, skills: 'Dog walking' } });
  await call(`${run}/submit`, { token, json: answers });
  await call('/api/review', { token: await nextReview(caller, review) });
}

async function nextReview({ linkTo }: Caller, before: string): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const found = (await linkTo(reviewer, /for your review/)).hash.slice(1);
    if (found !== before) return found;
    await delay(50);
  }
  throw new Error('The second submission brought no new link');
}

/** A bounced address is confirmed again, then replaced. */
async function mendMail({ call, ask }: Caller): Promise<void> {
  const email = 'bo@example.com';
  const person = { email, password, full_name: 'Bo', country: 'Australia' };
  const token = await ask('/api/auth/signup', { json: person }, 'token');
  const bounce = (round: string) => ({
    eventType: 'Bounce',
    mail: { destination: [email], tags: { 'mail-round': [round] } },
    bounce: { bounceType: 'Permanent' },
  });
  await call('/__local/mail-report', { method: 'POST', json: bounce('0') });
  await call('/api/user/resume-mail', { method: 'POST', token });
  await call('/__local/mail-report', { method: 'POST', json: bounce('1') });
  const corrected = { email: 'bo.b@example.com', currentPassword: password };
  await call('/api/user/email', { method: 'PUT', token, json: corrected });
}

async function leave({ call, ask, linkTo }: Caller, token: string): Promise<void> {
  const email = 'ada@example.com';
  const change = { currentPassword: password, newPassword: nextPassword };
  const changed = await ask('/api/auth/change-password', { token, json: change }, 'token');
  await call('/api/auth/logout', { method: 'POST', token: changed });
  await call('/api/auth/reset-password', { json: { email } });
  const { searchParams } = await linkTo(email, /[Rr]eset/);
  const link = { userId: searchParams.get('userId'), token: searchParams.get('token') };
  await call('/api/auth/verify-reset-token', { json: link });
  await call('/api/auth/submit-reset-password', { json: { ...link, newPassword: password } });
  const again = await ask('/api/auth/login', { json: { email, password } }, 'token');
  await call('/api/user', { method: 'DELETE', token: again, json: { currentPassword: password } });
}
