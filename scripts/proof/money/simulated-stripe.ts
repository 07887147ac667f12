import { createHmac } from 'node:crypto';
import { buildStripe, type PaymentProvider } from '../../../functions/gateways/stripe.ts';
import type { PaymentSession } from '../../../shared/domain/tokens/order.ts';
import type { Chance } from './chance.ts';

/**
 * A payment provider in memory that keeps its word to the letter and is otherwise as awkward as it may be: events come
 * late, twice, in any order or not at all; a page may come out wrong; other people's payments name our orders.
 */
export interface Page extends PaymentSession {
  expiresAtMs: number;
  /** The owner's browser was sent there; before that nobody can pay. */
  shown: boolean;
  /** Made by our request and exactly as asked for. */
  genuine: boolean;
  idempotencyKey?: string;
  refundedCents: number;
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

  addPage(page: Omit<Page, 'id' | 'state' | 'paid' | 'shown' | 'refundedCents' | 'disputes'>): Page {
    const made: Page = {
      ...page,
      id: this.id('cs_test'),
      state: 'open',
      paid: false,
      shown: false,
      refundedCents: 0,
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
    page.paymentIntentId = this.id('pi');
    page.customerEmail = 'payer@example.com';
    this.#event('checkout.session.completed', { id: page.id });
    return true;
  }

  refund(page: Page, cents: number): void {
    page.refundedCents += cents;
    this.#event('charge.refunded', { payment_intent: page.paymentIntentId });
  }

  /** A bank may dispute the whole payment although a part of it was refunded already. */
  dispute(page: Page): void {
    const id = this.id('du');
    const alreadyBack = this.#chance.happens(0.5) ? page.refundedCents : 0;
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
    const disputed = page.disputes.reduce(
      (sum, { amountCents, status }) => sum + (status === 'won' ? 0 : amountCents),
      0,
    );
    return Math.min(page.amountCents, page.refundedCents + disputed);
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
    openPage: async (request) => {
      const earlier = [...this.pages.values()].find((page) => page.idempotencyKey === request.orderId);
      if (earlier !== undefined) return { sessionId: earlier.id, url: `https://pay.example/${earlier.id}` };
      const { orderId, owner, amountCents, expiresAtMs } = request;
      const asked = { orderId, owner, amountCents, expiresAtMs, mode: 'payment', currency: 'aud' };
      const flaw = this.#chance.happens(0.18) ? this.#chance.pick(flaws) : {};
      const genuine = Object.keys(flaw).length === 0;
      const page = this.addPage({ ...asked, ...flaw, genuine, idempotencyKey: orderId });
      return { sessionId: page.id, url: `https://pay.example/${page.id}` };
    },
    findSession: async (sessionId) => {
      this.tick();
      const page = this.pages.get(sessionId);
      return page === undefined ? undefined : { ...page };
    },
    expireSession: async (sessionId) => {
      this.tick();
      const page = this.pages.get(sessionId);
      if (page?.state !== 'open') return false;
      this.#close(page);
      return true;
    },
    findPayment: async (paymentIntentId) => {
      const page = [...this.pages.values()].find((one) => one.paymentIntentId === paymentIntentId);
      if (page === undefined) return undefined;
      const { orderId, owner, refundedCents } = page;
      return { paymentIntentId, orderId, owner, refundedCents };
    },
    findDispute: async (disputeId) => {
      for (const page of this.pages.values()) {
        const dispute = page.disputes.find(({ id }) => id === disputeId);
        if (dispute === undefined) continue;
        const { id, amountCents, status } = dispute;
        const paymentIntentId = page.paymentIntentId ?? '';
        return { id, amountCents, holdsMoney: status !== 'won', paymentIntentId };
      }
      return undefined;
    },
    readEvent: (signed) => this.#real.readEvent(signed),
  };
}

const flaws = [{ amountCents: 50 }, { currency: 'usd' }, { mode: 'setup' }] as const;
