import { buildStripe, type PaymentProvider } from '#functions/gateways/stripe.ts';
import {
  closeDispute,
  disputedOf,
  expire,
  expireWhenDue,
  failRefund,
  type News,
  newPayment,
  openDispute,
  type Payment,
  pay,
  refund,
  refundedOf,
  takenBackOf,
} from '#scripts/local-cloud/stripe/payment.ts';
import { signEvent } from '#scripts/local-cloud/stripe/sign-event.ts';
import { dayMs } from '#shared/domain/day-ms.ts';
import type { Checkout } from '#shared/domain/tokens/order.ts';
import type { Chance } from '../stories/chance.ts';

/**
 * A payment provider in memory that keeps its documented promises and is otherwise as awkward as possible: events come
 * late, twice, in any order or never; a page may be wrong; other people's payments name our orders.
 */
export interface Page extends Payment, Pick<Checkout, 'mode' | 'currency' | 'orderId' | 'owner'> {
  /** The owner's browser was redirected there; before that it cannot be paid. */
  shown: boolean;
  /** Created by our request, exactly as requested. */
  genuine: boolean;
  idempotencyKey?: string;
  /** Refunded by our side. */
  returned?: true;
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
  /** The real code checks signatures. */
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

  /** Sends an event that changes nothing about the page, or one that does not concern the product. */
  strayEvent(page: Page): void {
    const type = this.#chance.pick(['checkout.session.async_payment_failed', 'customer.created']);
    this.#event(type, { id: page.id });
  }

  #event(type: string, object: Record<string, unknown>): void {
    this.events.push({ type, object, acknowledged: false });
  }

  addPage(asked: Omit<Page, 'shown' | keyof Payment> & Pick<Page, 'amountCents' | 'expiresAtMs'>): Page {
    const made: Page = { ...asked, ...newPayment({ ...asked, id: this.id('cs_test') }), shown: false };
    this.pages.set(made.id, made);
    return made;
  }

  tick(): void {
    for (const page of this.pages.values()) this.#tell(page, expireWhenDue(page, this.#nowMs()));
  }

  /** The product reads only the event's subject. */
  #tell(page: Page, news: News | undefined): boolean {
    if (news === undefined) return false;
    const { paymentIntentId: payment_intent } = page;
    const { about } = news;
    if (about === 'checkout') this.#event(news.type, { id: page.id });
    else this.#event(news.type, about === 'charge' ? { payment_intent } : { id: about.id, payment_intent });
    return true;
  }

  pay(page: Page): boolean {
    this.tick();
    const newIntentId = () => this.id('pi');
    return this.#tell(page, pay(page, { nowMs: this.#nowMs(), newIntentId, email: 'payer@example.com' }));
  }

  refund(page: Page, amountCents: number): void {
    const status = this.#chance.pick(['pending', 'succeeded'] as const);
    this.#tell(page, refund(page, { id: this.id('re'), amountCents, status }));
  }

  failRefund(page: Page): boolean {
    const news = failRefund(page);
    if (news === undefined) return false;
    const type = this.#chance.pick(['refund.failed', 'refund.updated', 'charge.refund.updated']);
    return this.#tell(page, { ...news, type });
  }

  /**
   * Loses an event. Only for payments young enough to be checked again: changes to older ones are known only by their
   * events.
   */
  loseEvent(page: Page): void {
    const young = this.#nowMs() - (page.paidAtMs ?? 0) < 120 * dayMs;
    if (young) this.lastEvent().acknowledged = true;
  }

  /** A bank may dispute the whole payment even if part of it was refunded. */
  dispute(page: Page): void {
    const id = this.id('du');
    const alreadyBack = this.#chance.happens(0.5) ? refundedOf(page) : 0;
    this.#tell(page, openDispute(page, { id, amountCents: page.amountCents - alreadyBack }));
  }

  closeDispute(page: Page, outcome: 'won' | 'lost'): void {
    this.#tell(page, closeDispute(page, outcome));
  }

  signed(event: ProviderEvent, options: { secret?: string; atMs?: number } = {}) {
    const { secret = this.#chance.pick(webhookSecrets), atMs = this.#nowMs() } = options;
    const body = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: event.type,
      data: { object: event.object },
    });
    return { body: new TextEncoder().encode(body), signature: signEvent({ body, secret, nowMs: atMs }) };
  }

  /** The provider as the product sees it. A page it creates may be wrong. */
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
      return page !== undefined && this.#tell(page, expire(page));
    },
    refund: async ({ paymentIntentId, key }) => {
      const page = [...this.pages.values()].find((one) => one.paymentIntentId === paymentIntentId);
      // The same key is the same refund, whatever its outcome.
      if (page === undefined || this.#refundKeys.has(key)) return;
      this.#refundKeys.add(key);
      page.returned = true;
      const left = page.amountCents - takenBackOf(page);
      if (left > 0) this.refund(page, left);
    },
    findPayment: async (paymentIntentId) => {
      const page = [...this.pages.values()].find((one) => one.paymentIntentId === paymentIntentId);
      if (page === undefined) return undefined;
      const { orderId, owner } = page;
      return { paymentIntentId, orderId, owner };
    },
    takenBackOf: async (paymentIntentId) => {
      const page = [...this.pages.values()].find((one) => one.paymentIntentId === paymentIntentId);
      if (page === undefined) throw new Error('The payment does not exist');
      return { refundedCents: refundedOf(page), disputedCents: disputedOf(page) };
    },
    readEvent: (signed) => this.#real.readEvent(signed),
  };
}

const flaws = [{ amountCents: 50 }, { currency: 'usd' }, { mode: 'setup' }] as const;
