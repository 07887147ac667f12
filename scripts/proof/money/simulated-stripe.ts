import { createHmac } from 'node:crypto';
import { buildStripe, type PaymentProvider } from '#functions/gateways/stripe.ts';
import type { Checkout } from '#shared/domain/tokens/order.ts';
import type { Chance } from './chance.ts';

/**
 * A payment provider in memory that keeps its word to the letter and is otherwise as awkward as it may be: events come
 * late, twice, in any order or not at all; a page may come out wrong; other people's payments name our orders.
 */
export interface Page extends Checkout {
  expiresAtMs: number;
  /** The owner's browser was sent there; before that nobody can pay. */
  shown: boolean;
  /** Made by our request and exactly as asked for. */
  genuine: boolean;
  idempotencyKey?: string;
  paidAtMs?: number;
  /** Our side gave it back. */
  returned?: true;
  refunds: { id: string; amountCents: number; status: 'pending' | 'succeeded' | 'failed' }[];
  disputes: { id: string; amountCents: number; status: 'open' | 'won' | 'lost' }[];
}

export interface ProviderEvent {
  type: string;
  object: Record<string, unknown>;
  acknowledged: boolean;
}

export const webhookSecrets = ['whsec_new_secret_of_the_proof', 'whsec_old_secret_of_the_proof'] as const;
const keys = JSON.stringify({ secretKey: 'sk_test_proof', webhookSecrets });

export class SimulatedStripe {
  readonly pages = new Map<string, Page>();
  readonly events: ProviderEvent[] = [];
  readonly #refundKeys = new Set<string>();
  readonly #chance: Chance;
  readonly #nowMs: () => number;
  readonly #prefix: string;
  /** Signatures are checked by the real code. */
  readonly #real = buildStripe(async () => keys);

  constructor(world: { chance: Chance; nowMs: () => number; prefix: string }) {
    this.#chance = world.chance;
    this.#nowMs = world.nowMs;
    this.#prefix = world.prefix;
  }

  id(prefix: string): string {
    return `${prefix}_${this.#prefix}x${this.#chance.hex(10)}`;
  }

  lastEvent(): ProviderEvent {
    const event = this.events.at(-1);
    if (event === undefined) throw new Error('Nothing has happened yet');
    return event;
  }

  /** News of a page that changes nothing about it, or of something that is none of our business. */
  strayEvent(page: Page): void {
    const type = this.#chance.pick(['checkout.session.async_payment_failed', 'customer.created']);
    this.#event(type, { id: page.id });
  }

  #event(type: string, object: Record<string, unknown>): void {
    this.events.push({ type, object, acknowledged: false });
  }

  addPage(page: Omit<Page, 'id' | 'state' | 'paid' | 'shown' | 'refunds' | 'disputes'>): Page {
    const made: Page = {
      ...page,
      id: this.id('cs_test'),
      state: 'open',
      paid: false,
      shown: false,
      refunds: [],
      disputes: [],
    };
    this.pages.set(made.id, made);
    return made;
  }

  /** Pages close by themselves when their time is over. */
  tick(): void {
    for (const page of this.pages.values())
      if (page.state === 'open' && this.#nowMs() >= page.expiresAtMs) this.#close(page);
  }

  #close(page: Page): void {
    page.state = 'expired';
    this.#event('checkout.session.expired', { id: page.id });
  }

  pay(page: Page): boolean {
    this.tick();
    if (page.state !== 'open') return false;
    page.state = 'complete';
    page.paid = true;
    page.paidAtMs = this.#nowMs();
    page.paymentIntentId = this.id('pi');
    page.customerEmail = 'payer@example.com';
    this.#event('checkout.session.completed', { id: page.id });
    return true;
  }

  refund(page: Page, amountCents: number): void {
    const status = this.#chance.pick(['pending', 'succeeded'] as const);
    page.refunds.push({ id: this.id('re'), amountCents, status });
    this.#event('charge.refunded', { payment_intent: page.paymentIntentId });
  }

  /** The payer's bank sends a refund back. */
  failRefund(page: Page): boolean {
    const refund = page.refunds.findLast(({ status }) => status !== 'failed');
    if (refund === undefined) return false;
    refund.status = 'failed';
    const type = this.#chance.pick(['refund.failed', 'refund.updated', 'charge.refund.updated']);
    this.#event(type, { id: refund.id, payment_intent: page.paymentIntentId });
    return true;
  }

  refundedOf(page: Page): number {
    return page.refunds.reduce(
      (sum, { amountCents, status }) => sum + (status === 'failed' ? 0 : amountCents),
      0,
    );
  }

  /**
   * An event that never comes. Only about payments young enough to be asked about again: what happens to older ones is
   * known by their events alone.
   */
  loseEvent(page: Page): void {
    const young = this.#nowMs() - (page.paidAtMs ?? 0) < 120 * 86_400_000;
    if (young) this.lastEvent().acknowledged = true;
  }

  /** A bank may dispute the whole payment although a part of it was refunded already. */
  dispute(page: Page): void {
    const id = this.id('du');
    const alreadyBack = this.#chance.happens(0.5) ? this.refundedOf(page) : 0;
    page.disputes.push({ id, amountCents: page.amountCents - alreadyBack, status: 'open' });
    this.#event('charge.dispute.created', { id, payment_intent: page.paymentIntentId });
  }

  closeDispute(page: Page, status: 'won' | 'lost'): void {
    const [open] = page.disputes.filter((dispute) => dispute.status === 'open');
    if (open === undefined) return;
    open.status = status;
    this.#event('charge.dispute.closed', { id: open.id, payment_intent: page.paymentIntentId });
  }

  /** What refunds and disputes have taken of a payment, by the provider's books. */
  takenBack(page: Page): number {
    return Math.min(page.amountCents, this.refundedOf(page) + disputedOf(page));
  }

  signed(event: ProviderEvent, options: { secret?: string; atMs?: number } = {}) {
    const { secret = this.#chance.pick(webhookSecrets), atMs = this.#nowMs() } = options;
    const body = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: event.type,
      data: { object: event.object },
    });
    const seconds = Math.floor(atMs / 1000);
    const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
    return { body: new TextEncoder().encode(body), signature: `t=${seconds},v1=${digest}` };
  }

  /** The provider as the product sees it; a page it makes may come out wrong. */
  readonly provider: PaymentProvider = {
    openCheckout: async (request) => {
      const earlier = [...this.pages.values()].find((page) => page.idempotencyKey === request.orderId);
      if (earlier !== undefined) return { checkoutId: earlier.id, url: `https://pay.example/${earlier.id}` };
      const { orderId, owner, amountCents, expiresAtMs } = request;
      const asked = { orderId, owner, amountCents, expiresAtMs, mode: 'payment', currency: 'aud' };
      const flaw = this.#chance.happens(0.18) ? this.#chance.pick(flaws) : {};
      const genuine = Object.keys(flaw).length === 0;
      const page = this.addPage({ ...asked, ...flaw, genuine, idempotencyKey: orderId });
      return { checkoutId: page.id, url: `https://pay.example/${page.id}` };
    },
    findCheckout: async (checkoutId) => {
      this.tick();
      const page = this.pages.get(checkoutId);
      return page === undefined ? undefined : { ...page };
    },
    expireCheckout: async (checkoutId) => {
      this.tick();
      const page = this.pages.get(checkoutId);
      if (page?.state !== 'open') return false;
      this.#close(page);
      return true;
    },
    refund: async ({ paymentIntentId, key }) => {
      const page = [...this.pages.values()].find((one) => one.paymentIntentId === paymentIntentId);
      // The same key is the same refund, whatever became of it.
      if (page === undefined || this.#refundKeys.has(key)) return;
      this.#refundKeys.add(key);
      page.returned = true;
      if (this.takenBack(page) < page.amountCents) this.refund(page, page.amountCents - this.takenBack(page));
    },
    findPayment: async (paymentIntentId) => {
      const page = [...this.pages.values()].find((one) => one.paymentIntentId === paymentIntentId);
      if (page === undefined) return undefined;
      const { orderId, owner } = page;
      return { paymentIntentId, orderId, owner };
    },
    takenBackOf: async (paymentIntentId) => {
      const page = [...this.pages.values()].find((one) => one.paymentIntentId === paymentIntentId);
      if (page === undefined) throw new Error('Somebody asks about a payment that never was');
      return { refundedCents: this.refundedOf(page), disputedCents: disputedOf(page) };
    },
    readEvent: (signed) => this.#real.readEvent(signed),
  };
}

const disputedOf = ({ disputes }: Page): number =>
  disputes.reduce((sum, { amountCents, status }) => sum + (status === 'won' ? 0 : amountCents), 0);

const flaws = [{ amountCents: 50 }, { currency: 'usd' }, { mode: 'setup' }] as const;
