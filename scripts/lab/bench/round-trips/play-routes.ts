import { checkedAll } from '#functions/testing/decide-review.ts';
import { planAnswers } from '#functions/testing/plan-answers.ts';
import { type Product, password, productAt } from '#scripts/testing/product.ts';
import { termsAsAt } from '#shared/content/terms-as-at.ts';
import type { CountedCloud } from './counted-cloud.ts';

const nextPassword = 'a loud wattle 8 in bloom';
const path = 'side-hustle-starter/printable-shop';
/** Names a path, so that its unlock is checked. */
const answers = { ...planAnswers, content: `${planAnswers.content} I like printable-shop.` };
const unlocked = '/side-hustle-starter/weekend-reseller';
/** A path whose payment page is opened and abandoned. */
const wanted = 'side-hustle-starter/ugc-micro-creator';
const account = (email: string) => ({ email, password, full_name: 'Ada', country: 'Australia' });

/** Calls every route of the API at least once, with success, because a refusal does less work than the route. */
export async function playRoutes(cloud: Pick<CountedCloud, 'send' | 'siteUrl' | 'signEvent'>): Promise<void> {
  const product = productAt(cloud.siteUrl, cloud.send);
  const { must } = product;
  await must('/openapi.json');
  await must('/readings', { json: planAnswers });
  const token = await arrive(product, 'ada@example.com');
  await payForPath(product, token);
  await buy(product, cloud, token);
  await readPaths(product, token);
  await planByMachine(product, token);
  await planByReviewer(product, token);
  await must('/user/export', { token });
  await mendMail(product);
  await leave(product, token);
}

async function arrive({ must, confirm }: Product, email: string): Promise<string> {
  const first = (await must('/auth/signup', { json: account(email) })).body.token;
  await must('/user/resend-verification', { method: 'POST', token: first });
  await confirm(email);
  const { token } = (await must('/auth/login', { json: { email, password } })).body;
  await must('/user?lots=true', { token });
  await must('/user/profile', { method: 'PUT', token, json: { full_name: 'Ada Lovelace' } });
  const wish = { email, description: 'Early activation please', category: 'General' };
  await must('/subscription-interest', { token, json: wish });
  return token;
}

async function buy(product: Product, cloud: Pick<CountedCloud, 'signEvent'>, token: string): Promise<void> {
  const { must, openPayment } = product;
  const unheard = { webhook: 'off' };
  for (let times = 0; times < 2; times += 1) {
    const sessionId = await product.buy(token, 100_000, unheard);
    await must('/pay/token/verify', { token, json: { sessionId } });
  }
  const told = await product.buy(token, 100_000, unheard);
  const event = { type: 'checkout.session.completed', data: { object: { id: told } } };
  await must('/pay/webhook', await cloud.signEvent(event));
  const left = await openPayment('/pay/token', { amount: '100000', authToken: token });
  await must(`/pay/token/cancel?session_id=${left}`, { method: 'POST', token });
  await openPayment('/pay/fund-us?redirect=%2Ffund-us', { amount: '500' });
  await must('/pay/orders', { token });
}

/** The wallet is empty, so the whole price is missing. */
async function payForPath({ must, openPayment }: Product, token: string): Promise<void> {
  const { charge, price } = (await must(`/path-compiler/purchase-status/${wanted}`, { token })).body.cost;
  const left = await openPayment(`/pay/token?redirect=${encodeURIComponent(`/make-money/paths/${wanted}`)}`, {
    amount: String(charge),
    price: String(price / 100),
    authToken: token,
    agreement: termsAsAt,
  });
  await must(`/pay/token/cancel?session_id=${left}`, { method: 'POST', token });
}

async function readPaths({ must }: Product, token: string): Promise<void> {
  await must(`/path-compiler/purchase-status/${path}`, { token });
  await must(`/path-compiler/purchase${unlocked}`, { method: 'POST', token });
  await must(`/path-compiler/purchase/${path}`, { method: 'POST', token });
  const { data } = (await must(`/path-compiler/content/${path}`, { token })).body;
  await must(`/path-compiler/content/${path}/kit`, { token });
  const json = { section: data.sections[0].id };
  await must(`/path-compiler/purchases/${path}/place`, { method: 'PUT', token, json });
  await must('/path-compiler/purchases', { token });
}

async function planByMachine(product: Product, token: string): Promise<void> {
  const { must, call, linkTo } = product;
  const runId = await product.startRun(token, 'BASIC');
  await product.save(token, runId, { ...answers, skills: 'Dog walking' });
  await product.submit(token, runId, answers);
  const { generatedFile } = await product.reaches(token, runId, 'COMPLETED');
  await must(`/path-compiler/runs/${runId}/private`, { token });
  for (const format of ['', '/workbook', '/calendar'])
    await must(`/files/${generatedFile}${format}`, { token });
  const { pathname, search } = await linkTo('ada@example.com', `/files/${generatedFile}/link`);
  await call(`${pathname}${search}`);
  await must('/path-compiler/runs', { token });
}

/** Sends the plan back once, so that a second submission with an earlier one is counted too. */
async function planByReviewer(product: Product, token: string): Promise<void> {
  const { must, reviewToken } = product;
  const runId = await product.startRun(token, 'PRO');
  await product.submit(token, runId, answers);
  const review = await reviewToken(runId);
  const { data } = (await must('/review', { token: review })).body;
  const saved = { work: { ...data.work, ...checkedAll }, baseVersion: data.workVersion };
  await must('/review', { method: 'PUT', token: review, json: saved });
  await must('/review/preview', { method: 'POST', token: review });
  const sentBack = { decision: 'reject', feedback: 'Please say more of your evenings.' };
  await must('/review', { token: review, json: sentBack });
  await product.reaches(token, runId, 'REJECTED_FOR_USER_REFINEMENT');
  await product.save(token, runId, { ...answers, skills: 'Dog walking' });
  await product.submit(token, runId, answers);
  // Reads the second submission with the earlier one.
  await product.reviewToken(runId);
}

/** A bounced address is confirmed again, then replaced. */
async function mendMail({ must, local }: Product): Promise<void> {
  const email = 'bo@example.com';
  const { token } = (await must('/auth/signup', { json: account(email) })).body;
  const bounce = (round: string) => ({
    eventType: 'Bounce',
    mail: { destination: [email], tags: { 'mail-round': [round] } },
    bounce: { bounceType: 'Permanent' },
  });
  await local('mail-report', bounce('0'));
  await must('/user/resume-mail', { method: 'POST', token });
  await local('mail-report', bounce('1'));
  const corrected = { email: 'bo.b@example.com', currentPassword: password };
  await must('/user/email', { method: 'PUT', token, json: corrected });
}

async function leave({ must, linkTo }: Product, token: string): Promise<void> {
  const email = 'ada@example.com';
  const change = { currentPassword: password, newPassword: nextPassword };
  const changed = (await must('/auth/change-password', { token, json: change })).body.token;
  await must('/auth/logout', { method: 'POST', token: changed });
  await must('/auth/reset-password', { json: { email } });
  const { searchParams } = await linkTo(email, 'reset');
  const link = { userId: searchParams.get('userId'), token: searchParams.get('token') };
  await must('/auth/verify-reset-token', { json: link });
  await must('/auth/submit-reset-password', { json: { ...link, newPassword: password } });
  const again = (await must('/auth/login', { json: { email, password } })).body.token;
  await must('/user', { method: 'DELETE', token: again, json: { currentPassword: password } });
}
