import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { type ApiAnswer, callApi } from '#functions/testing/call-api.ts';
import { alarmsRaised, mailTo, runSweep } from '#functions/testing/local-tools.ts';
import {
  balanceOf,
  checkoutBehind,
  hold,
  locationOf,
  ordersOf,
  payQuietly,
  postForm,
  press,
  startPurchase,
  unlock,
  verify,
} from '#functions/testing/payments.ts';
import { type Person, signUpPerson } from '#functions/testing/people.ts';
import { termsAsAt } from '#shared/content/terms-as-at.ts';
import { formatAud } from '#shared/domain/tokens/format-amount.ts';

const path = 'creative-maker/short-form-editing-studio';
const page = `/make-money/paths/${path}`;
const otherPage = '/make-money/paths/side-hustle-starter/weekend-reseller';
const otherPath = 'side-hustle-starter/weekend-reseller';
const freePage = '/make-money/paths/side-hustle-starter/first-paid-gig';
const prices: Record<string, string> = { [page]: '199', [otherPage]: '49', [freePage]: '0' };

const statusOf = async ({ token }: Person, of = path) =>
  (await callApi(`/path-compiler/purchase-status/${of}`, { token })).body;

interface Pressed {
  of?: string;
  price?: string;
  agreement?: string;
  headers?: Record<string, string>;
}

/** Presses “Pay … and unlock” with the amount and price that were shown, and the box ticked. */
function payFor(
  { token }: Person,
  shown: number,
  { of = page, price = prices[of] ?? '', agreement = termsAsAt, headers = {} }: Pressed = {},
): Promise<ApiAnswer> {
  const fields = { amount: String(shown), authToken: token, price, agreement };
  return postForm(`/pay/token?redirect=${encodeURIComponent(of)}`, fields, headers);
}

const refusalOf = (answer: ApiAnswer) => {
  const { pathname, searchParams } = locationOf(answer);
  return { pathname, error: searchParams.get('error') };
};

describe('paying for a path and unlocking it', () => {
  it('shows the missing amount, charges exactly that, and says what it was for', async () => {
    const person = await signUpPerson();
    await hold(person, 15_000);
    expect(await statusOf(person)).toEqual({
      purchased: false,
      cost: { price: 19_900, usable: 15_000, owed: 0, missing: 4900, charge: 4900 },
    });
    const checkoutId = checkoutBehind(await payFor(person, 4900));
    await payQuietly(checkoutId);
    const { status, body } = await verify(person, checkoutId);
    expect({ status, unlocks: body.unlocks }).toEqual({ status: 200, unlocks: { path, price: 19_900 } });
    expect((await unlock(person, `${path}?price=199`)).status).toBe(200);
    expect(await balanceOf(person)).toBe(0);
    expect(await statusOf(person)).toEqual({ purchased: true });
    expect(await ordersOf(person)).toMatchObject([{ status: 'PAID', amount: 4900, unlocks: path }, {}]);
    expect((await verify(person, checkoutId)).body.unlocks).toEqual({ path, price: 19_900 });
  });

  it('sends one receipt, which names the path with its price and links to it', async () => {
    const person = await signUpPerson();
    await hold(person, 15_000);
    const checkoutId = checkoutBehind(await payFor(person, 4900));
    await payQuietly(checkoutId);
    await verify(person, checkoutId);
    await unlock(person, `${path}?price=199`);
    const own = (await mailTo(person.email)).filter(({ text }) => text?.includes(checkoutId));
    expect(own.map(({ subject }) => subject)).toEqual([
      `You unlocked Short-Form Editing Studio, ${formatAud(19_900)}`,
    ]);
    expect(own[0]?.text).toContain(`${page}?status=success&session_id=${checkoutId}&receipt=1`);
    expect(own[0]?.text).not.toMatch(/in your balance/);
  });

  it('returns to the path, whether paid, cancelled or refused', async () => {
    const person = await signUpPerson();
    const back = async (checkoutId: string, button: string) => {
      const address = (await press(checkoutId, button, { webhook: 'off' })).headers.get('location') ?? '';
      const { pathname, searchParams } = new URL(address, 'http://site.invalid');
      return [pathname, searchParams.get('status'), searchParams.get('session_id')];
    };
    const left = checkoutBehind(await payFor(person, 19_900));
    expect(await back(left, 'cancel')).toEqual([page, 'cancel', left]);
    const paid = checkoutBehind(await payFor(person, 19_900));
    expect(await back(paid, 'pay')).toEqual([page, 'success', paid]);
  });

  it.each([
    ['less than the missing amount', 4800],
    ['more', 5000],
    ['the whole price', 19_900],
    ['next to nothing', 1],
  ])('is refused when the form showed %s', async (_what, shown) => {
    const person = await signUpPerson();
    await hold(person, 15_000);
    expect(refusalOf(await payFor(person, shown))).toEqual({ pathname: page, error: 'path-cost-changed' });
    expect(await ordersOf(person)).toHaveLength(1);
  });

  it('is refused when there is nothing to pay: covered, unlocked, free or unknown', async () => {
    const person = await signUpPerson();
    await hold(person, 20_000);
    expect(refusalOf(await payFor(person, 0)).error).toBe('nothing-to-pay');
    await unlock(person, path);
    for (const shown of [0, 19_800])
      expect(refusalOf(await payFor(person, shown)).error).toBe('nothing-to-pay');
    const free = await payFor(person, 100, { of: freePage });
    expect(refusalOf(free)).toEqual({ pathname: freePage, error: 'nothing-to-pay' });
    const unknown = '/make-money/paths/nobody/nothing';
    expect(refusalOf(await payFor(person, 100, { of: unknown, price: '1' })).error).toBe('invalid-input');
    expect(await ordersOf(person)).toHaveLength(1);
  });

  it('charges the least possible card payment, and the rest stays as tokens', async () => {
    const person = await signUpPerson();
    await hold(person, 4890);
    expect((await statusOf(person, otherPath)).cost).toMatchObject({ missing: 10, charge: 50 });
    const checkoutId = checkoutBehind(await payFor(person, 50, { of: otherPage }));
    await payQuietly(checkoutId);
    await verify(person, checkoutId);
    await unlock(person, otherPath);
    expect(await balanceOf(person)).toBe(40);
  });

  it('also pays a debt, so that one payment is enough', async () => {
    const person = await signUpPerson();
    const first = await hold(person, 7900);
    await unlock(person, 'local-earner/mobile-garden-care');
    await press(first, 'dispute');
    expect((await statusOf(person)).cost).toEqual({
      price: 19_900,
      usable: 0,
      owed: 7900,
      missing: 27_800,
      charge: 27_800,
    });
    const checkoutId = checkoutBehind(await payFor(person, 27_800));
    await payQuietly(checkoutId);
    await verify(person, checkoutId);
    expect((await unlock(person, path)).status).toBe(200);
    expect(await balanceOf(person)).toBe(0);
  });

  it('loses nothing when the tab is closed: the tokens arrive, and the path can be unlocked', async () => {
    const person = await signUpPerson();
    // The browser is closed on the payment page, so only the provider's event arrives.
    await press(checkoutBehind(await payFor(person, 19_900)), 'pay');
    await expect.poll(() => balanceOf(person)).toBe(19_900);
    expect(await statusOf(person)).toMatchObject({ purchased: false, cost: { charge: 0 } });
    expect((await unlock(person, `${path}?price=199`)).status).toBe(200);
  });

  it('leaves one page open at a time and closes the one of an earlier window', async () => {
    const person = await signUpPerson();
    const first = checkoutBehind(await payFor(person, 19_900));
    const other = checkoutBehind(await payFor(person, 4900, { of: otherPage }));
    const second = checkoutBehind(await payFor(person, 19_900));
    expect((await payQuietly(first)).status).not.toBe(303);
    expect((await verify(person, first)).status).not.toBe(200);
    await payQuietly(second);
    expect((await verify(person, second)).status).toBe(200);
    await payQuietly(other);
    expect((await verify(person, other)).status).toBe(200);
    expect(await balanceOf(person)).toBe(24_800);
  });

  it('leads to one page after three presses in a row, and raises no alarm', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => signUpPerson()));
    for (const person of people) {
      const answers = await Promise.all(
        [0, 25, 50].map(async (ms) => {
          await setTimeout(ms);
          return payFor(person, 19_900, { headers: { accept: 'application/json' } });
        }),
      );
      const opened = answers.filter(({ status }) => status === 200);
      expect(opened.length).toBeGreaterThan(0);
      // None of these answers counts as a failure that would raise an alarm.
      for (const { status, body } of answers)
        if (status !== 200) expect([status, body.code]).toEqual([409, 'payment-overtaken']);
      const paid = await Promise.all(
        opened.map(({ body }) => payQuietly(new URL(body.location).pathname.split('/').at(-1) ?? '')),
      );
      expect(paid.filter(({ status }) => status === 303)).toHaveLength(1);
    }
    // The provider reports the closed pages a moment later.
    await setTimeout(1000);
    const orders = (await Promise.all(people.map(ordersOf))).flat().map(({ id }) => id);
    const raised = (await alarmsRaised()).filter(({ detail }) => orders.includes(String(detail.orderId)));
    expect(raised).toEqual([]);
  });

  it('asks for no second payment while the first is still unreported', async () => {
    const person = await signUpPerson();
    const first = checkoutBehind(await payFor(person, 19_900));
    await payQuietly(first);
    expect(refusalOf(await payFor(person, 19_900)).error).toBe('nothing-to-pay');
    expect(await balanceOf(person)).toBe(19_900);
    expect(await ordersOf(person)).toMatchObject([{ status: 'PAID', unlocks: path }]);
  });

  it('says that the path was unlocked in the meantime, and keeps the payment as tokens', async () => {
    const person = await signUpPerson();
    const checkoutId = checkoutBehind(await payFor(person, 19_900));
    await hold(person, 19_900);
    await payQuietly(checkoutId);
    expect((await unlock(person, `${path}?price=199`)).body.unlockedBefore).toBeUndefined();
    expect((await verify(person, checkoutId)).body.unlocks).toEqual({ path, price: 19_900 });
    expect(await unlock(person, `${path}?price=199`)).toMatchObject({
      status: 200,
      body: { status: 'ok', unlockedBefore: true },
    });
    expect(await balanceOf(person)).toBe(19_900);
  });

  it('is impossible once the path was unlocked with other tokens', async () => {
    const person = await signUpPerson();
    const left = checkoutBehind(await payFor(person, 19_900));
    const other = checkoutBehind(await payFor(person, 4900, { of: otherPage }));
    await hold(person, 19_900);
    await unlock(person, path);
    await runSweep('close-pages');
    expect((await payQuietly(left)).status).not.toBe(303);
    expect(await ordersOf(person)).toMatchObject([{}, { unlocks: otherPath }, { status: 'CANCELLED' }]);
    expect((await payQuietly(other)).status).toBe(303);
  });

  it('counts an unreported payment made elsewhere before it asks for more', async () => {
    const person = await signUpPerson();
    await payQuietly(await startPurchase(person, 5000));
    expect(refusalOf(await payFor(person, 19_900)).error).toBe('path-cost-changed');
    expect(await balanceOf(person)).toBe(5000);
    checkoutBehind(await payFor(person, 14_900));
  });

  it('is refused when another price was shown, even if the missing amount is the same', async () => {
    const person = await signUpPerson();
    for (const price of ['249', '199.0', '0', ''])
      expect(refusalOf(await payFor(person, 19_900, { price })).error).toBe('path-cost-changed');
    expect(await ordersOf(person)).toEqual([]);
  });

  it('is refused unless the box is ticked, and stores the accepted terms with the order', async () => {
    const person = await signUpPerson();
    for (const agreement of ['', 'on', 'yes', '31 December 1999'])
      expect(refusalOf(await payFor(person, 19_900, { agreement })).error).toBe('agreement-missing');
    checkoutBehind(await payFor(person, 19_900));
    const { data } = (await callApi('/user/export', { token: person.token })).body;
    expect(data.orders).toMatchObject([{ for_path: path, agreed_to_terms_of: termsAsAt }]);
  });

  it('buys only tokens, and returns to the path, when the form shows no price', async () => {
    const person = await signUpPerson();
    const checkoutId = await startPurchase(person, 1000, page);
    await payQuietly(checkoutId);
    expect((await verify(person, checkoutId)).body).toEqual({
      status: 'paid',
      global: 'Payment verified.',
      orderId: expect.any(String),
    });
    expect(await balanceOf(person)).toBe(1000);
  });
});
