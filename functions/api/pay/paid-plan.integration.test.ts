import { describe, expect, it } from 'vitest';
import { callApi } from '#functions/testing/call-api.ts';
import { mailTo } from '#functions/testing/local-tools.ts';
import {
  checkoutBehind,
  createRun,
  hold,
  ordersOf,
  payForPlan,
  press,
  quotePlan,
  unlock,
  verify,
} from '#functions/testing/payments.ts';
import { type Person, signUpPerson } from '#functions/testing/people.ts';
import { formatAud } from '#shared/domain/tokens/format-amount.ts';

const mailsTo = ({ email }: Person) => mailTo(email);

/** Pays and does not return from the payment page. */
async function payAndLeave(person: Person, plan = 'PRO') {
  const { uuid } = await quotePlan(person, plan);
  const checkoutId = checkoutBehind(await payForPlan(person, uuid));
  await press(checkoutId, 'pay');
  return { quoteId: uuid, checkoutId };
}

const planOf = async (person: Person) => (await ordersOf(person))[0];
const waits = { plan: { type: 'PRO', price: 9900, startBy: expect.stringMatching(/Z$/) } };
const doesNotWait = { plan: { type: 'PRO', price: 9900 } };

describe('a plan that was paid for by a person who closed the tab', () => {
  it('is offered to them until it is opened', async () => {
    const person = await signUpPerson();
    const { quoteId, checkoutId } = await payAndLeave(person);
    expect(await planOf(person)).toMatchObject(waits);
    const again = await callApi(`/pay/orders?orderId=${(await planOf(person))?.id}`, { token: person.token });
    expect(again.body.data.data).toMatchObject([waits]);
    expect((await createRun(person, quoteId)).status).toBe(200);
    expect(await planOf(person)).toEqual(expect.objectContaining(doesNotWait));
    // The link of the receipt leads to the plan that it opened before.
    expect((await verify(person, checkoutId)).status).toBe(200);
    const opened = (await createRun(person, quoteId)).body;
    expect((await createRun(person, quoteId)).body).toEqual(opened);
  });

  it('is in the export of their account', async () => {
    const person = await signUpPerson();
    await payAndLeave(person);
    const { data } = (await callApi('/user/export', { token: person.token })).body;
    expect(data.orders).toMatchObject([{ for_plan: 'PRO', for_path: null }]);
  });

  it('can be opened by another quote without a second payment', async () => {
    const person = await signUpPerson();
    await payAndLeave(person);
    const { uuid, quote } = await quotePlan(person, 'PRO');
    expect(quote.charge).toBe(0);
    expect((await createRun(person, uuid)).status).toBe(200);
    expect(await planOf(person)).toEqual(expect.objectContaining(doesNotWait));
  });

  it('is no longer offered once the tokens are spent on a path', async () => {
    const person = await signUpPerson();
    await payAndLeave(person);
    await unlock(person, 'side-hustle-starter/printable-shop');
    expect(await planOf(person)).toEqual(expect.objectContaining(doesNotWait));
  });

  it('is no longer offered once the payment is refunded', async () => {
    const person = await signUpPerson();
    const { checkoutId } = await payAndLeave(person);
    await press(checkoutId, 'refund');
    expect(await planOf(person)).toEqual(expect.objectContaining({ status: 'REFUNDED', ...doesNotWait }));
  });

  it('is never offered to a person who bought only tokens', async () => {
    const person = await signUpPerson();
    await hold(person, 9900);
    expect(await planOf(person)).not.toHaveProperty('plan');
  });

  it('gets one receipt, which names the plan and links to it', async () => {
    const person = await signUpPerson();
    const { quoteId, checkoutId } = await payAndLeave(person);
    await verify(person, checkoutId);
    await createRun(person, quoteId);
    const subject = `Your Pro plan, ${formatAud(9900)}: start here`;
    const mails = (await mailsTo(person)).filter(({ text }) => text?.includes('Tax invoice'));
    expect(mails.map((mail) => mail.subject)).toEqual([subject]);
    expect(mails[0]?.text).toContain(`pc_sid=${quoteId}&status=success&session_id=${checkoutId}`);
    expect(mails[0]?.text).not.toMatch(/in your balance/);
  });

  it('is named on the payment page', async () => {
    const person = await signUpPerson();
    const { uuid } = await quotePlan(person, 'PRO');
    const page = await payForPlan(person, uuid);
    const shown = await (await fetch(page.headers.get('location') ?? '')).text();
    expect(shown).toContain('Pro plan');
  });
});
