import { describe, expect, it } from 'vitest';
import { dayMs } from '#shared/domain/day-ms.ts';
import { formatAud } from '#shared/domain/tokens/format-amount.ts';
import { cents, hundredths } from '#shared/domain/tokens/money.ts';
import type { Order } from '#shared/domain/tokens/order.ts';
import { composeMail } from './compose-mail.ts';
import { expiryReminder, purchaseReceipt } from './token-letters.ts';

const paidAtMs = Date.UTC(2026, 10, 29);
const siteUrl = 'https://waymint.example';
const receiptFor = (bought: Partial<Order>) => {
  const order: Order = {
    orderId: 'ord_1',
    owner: 'usr_1',
    kind: 'TOKENS',
    status: 'PENDING',
    amountCents: cents(9900),
    checkoutId: 'cs_1',
    createdAtMs: paidAtMs,
    reversedCents: 0,
    reversals: 0,
    ...bought,
  };
  const expiresAtMs = paidAtMs + 30 * dayMs;
  const facts = { order, paidAtMs, siteUrl, debtPaid: hundredths(0), expiresAtMs };
  return purchaseReceipt({ ...facts, startByMs: order.plan && expiresAtMs });
};
const textOf = (letter: ReturnType<typeof receiptFor>) => composeMail('a@example.com', letter).text;
const plan = { type: 'PRO', price: hundredths(9900) } as const;
const path = { unlocks: 'local-earner/mobile-garden-care', unlocksFor: hundredths(7900) };

describe('a receipt', () => {
  it('of a plan names it, links to it, and says until when it can be started', () => {
    const letter = receiptFor({ plan, planQuoteId: 'q1' });
    expect(letter.subject).toBe(`Your Pro plan, ${formatAud(9900)}: start here`);
    expect(letter.action).toEqual({
      label: 'Start your plan',
      url: `${siteUrl}/make-money/path-compiler/confirm?pc_sid=q1&status=success&session_id=cs_1&receipt=1`,
    });
    expect(textOf(letter)).toContain('start it by 29 December 2026, on any device');
  });

  it('of a path names it with its price, and the part paid by card', () => {
    const letter = receiptFor({ ...path, amountCents: cents(5000) });
    expect(letter.subject).toBe(`You unlocked Mobile Garden Care, ${formatAud(7900)}`);
    expect(letter.facts).toEqual(
      expect.arrayContaining([
        ['Price', expect.stringContaining('79.00')],
        ['Paid by card', expect.stringContaining('50.00 (GST included)')],
      ]),
    );
    expect(letter.action?.url).toBe(
      `${siteUrl}/make-money/paths/local-earner/mobile-garden-care?status=success&session_id=cs_1&receipt=1`,
    );
  });

  it.each([
    ['a plan', { plan, planQuoteId: 'q1' }],
    ['a path', path],
  ])('of %s does not say that its tokens are in the balance', (_what, bought) => {
    expect(textOf(receiptFor(bought))).not.toMatch(/balance|tokens/i);
  });

  it.each([
    ['a plan', { plan, planQuoteId: 'q1' }],
    ['a path', path],
    ['tokens', {}],
  ])('of %s has its tax invoice', (_what, bought) => {
    expect(textOf(receiptFor(bought))).toContain(`Tax invoice:\n${siteUrl}/token/invoice/ord_1`);
  });
});

describe('the reminder of tokens that expire', () => {
  const due = { tokens: hundredths(9900), expiresAtMs: paidAtMs + dayMs, days: 1, siteUrl };

  it('names the plan that was paid with them, and links to its start', () => {
    const letter = expiryReminder({ ...due, plan: { ...plan, basedOn: 'run_1' } });
    expect(letter.subject).toBe('You’ve paid for Pro. Start your plan within a day');
    expect(letter.action?.url).toBe(`${siteUrl}/make-money/path-compiler?plan=PRO&from=run_1`);
  });

  it('mentions only the tokens if no plan is waiting', () => {
    expect(expiryReminder(due).subject).toBe('99 tokens expire within a day');
  });
});
