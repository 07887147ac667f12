import { buildPaymentGate, type PaymentGate } from '#functions/api/payment-gate.ts';
import type { Mail } from '#functions/gateways/mail.ts';
import type { PaymentProvider } from '#functions/gateways/stripe.ts';
import { buildDelivery } from '#functions/mail/deliver-outbox.ts';
import type { PaymentDependencies } from '#functions/payments/payment-dependencies.ts';
import { timedId } from '#functions/runtime/new-id.ts';
import { ownerItem, ownerKey } from '#functions/stores/accounts.ts';
import type { Dynamo } from '#functions/stores/ask-dynamo.ts';
import { buildLimitStore } from '#functions/stores/limits.ts';
import { type OrderStore, orderItem } from '#functions/stores/orders.ts';
import { retryConflicts } from '#functions/stores/retry-conflicts.ts';
import { physicalTable } from '#scripts/local-cloud/authorise.ts';
import { accountOf, paymentsOn, putAccount, storesOn } from '#scripts/testing/stores-on.ts';
import type { Order } from '#shared/domain/tokens/order.ts';
import { dynamoFor, type FaultyWorld } from '../stories/faulty-dynamo.ts';
import type { Task } from '../stories/schedule.ts';
import { ownPositions, StoryWorld } from '../stories/story-world.ts';
import { named, type ThinClient } from '../stories/thin-client.ts';
import { mustRefuse } from './expected-refusals.ts';
import { SimulatedStripe } from './simulated-stripe.ts';

export const siteUrl = 'https://waymint.example';

/** A story about money: its users and their payment provider. */
export class World extends StoryWorld {
  readonly seed: number;
  readonly stripe: SimulatedStripe;
  readonly users: string[];
  /** In the other stories reversals are not checked again, and every event arrives: only their order may not matter. */
  readonly rechecks: boolean;
  /** How much one account or address may do in an hour; most stories stay far below. */
  readonly perHour: number;
  /** Tasks that called the provider about a payment page. */
  readonly asking = new Set<Task>();
  /** Orders whose refund was written by the old rule, under which expired tokens became debt. */
  readonly falseDebts = new Set<string>();
  readonly mails: Mail[] = [];
  /** Deleted accounts. */
  readonly gone = new Set<string>();
  /** Accounts that are being deleted, and the versions of their wallets when they were marked. */
  readonly leaving = new Map<string, number>();
  /** The wallet versions that deletions read first, by account. */
  readonly readByDeletions = new Map<string, Set<number>>();
  readonly #faulty: FaultyWorld;

  constructor(seed: number, engine: ThinClient) {
    super(seed, { engine, name: seed.toString(36), faultRates: [0, 0, 0.03, 0.08, 0.15] });
    this.seed = seed;
    const { name } = this;
    this.users = Array.from({ length: 1 + this.chance.below(2) }, (_, index) => `usr_${name}_${index}`);
    this.rechecks = this.chance.happens(0.5);
    this.perHour = this.chance.happens(0.25) ? 1 + this.chance.below(2) : 1000;
    this.stripe = new SimulatedStripe({ chance: this.chance, nowMs: this.clock.nowMs, prefix: name });
    const pageOf = (checkoutId: unknown) => this.stripe.pages.get(String(checkoutId));
    this.#faulty = this.faulty({
      fate: (isWrite) => this.fateOf(isWrite),
      mustRefuse: (write) => mustRefuse(write, { nowMs: this.nowMs, pageOf }),
      written: async ({ kind, key, values }) => {
        // Withdrawals by operators have conditions; the deletion of an account has none.
        if (kind === 'Delete' && Object.keys(values).length === 0) await this.#removes(key);
        if (kind === 'Update' && key.sk === 'account') await this.#leaves(key.pk);
      },
    });
  }

  /** Creates the user's account: a payment without an account is refunded. */
  async open(owner: string): Promise<void> {
    await putAccount(this.engine, owner);
    const Item = { ...ownerKey(accountOf(owner).email), ...ownerItem.encode({ userId: owner }) };
    await this.engine.send('PutItem', { TableName: physicalTable('users'), Item });
  }

  /** Adds a new user without any data. */
  async arrive(): Promise<string> {
    const owner = `usr_${this.name}_${this.users.length}`;
    this.users.push(owner);
    await this.open(owner);
    return owner;
  }

  living(): string[] {
    return this.users.filter((owner) => !this.gone.has(owner));
  }

  async #leaves(owner: string): Promise<void> {
    if (this.leaving.has(owner)) return;
    const Key = { pk: owner, sk: 'wallet' };
    const [wallet] = await this.engine.peek([{ TableName: physicalTable('wallets'), Key }]);
    const version = Number(wallet?.version ?? 0);
    if (this.readByDeletions.get(owner)?.has(version) !== true)
      this.violation(`${owner} leaves with version ${version} of a wallet, which no deletion has read`);
    this.leaving.set(owner, version);
    this.schedule.note(`${owner} is leaving`);
  }

  async #removes({ pk, sk }: { pk: string; sk: string }): Promise<void> {
    if (!this.users.includes(pk)) return;
    if (/^(?:path#|run#|quote#|active$|account$)/.test(sk)) await this.#leaves(pk);
    if (sk !== 'account' || this.gone.has(pk)) return;
    this.gone.add(pk);
    this.schedule.note(`${pk} is gone`);
    if (this.living().length === 0) await this.arrive();
  }

  protected tick(): void {
    this.stripe.tick();
  }

  /** The dependencies of a handler for one task: each of its awaits is a turn in the schedule. */
  tools(task: Task) {
    const { clock } = this;
    const pacing = this.pacingOf(task);
    const dynamo = retryConflicts(dynamoFor(this.#faulty, task), pacing);
    const stores = storesOn(dynamo);
    const orders: OrderStore = this.rechecks ? stores.orders : { ...stores.orders, async *toRecheckBy() {} };
    const alarm = this.alarmOf(task);
    const deliver = buildDelivery({
      clock,
      outbox: stores.outbox,
      accounts: { find: async (userId) => (this.gone.has(userId) ? undefined : accountOf(userId)) },
      sendMail: (mail) => this.#sendMail(task, mail),
      alarm,
    });
    const shared = { clock, pacing, orders, deliver, siteUrl };
    // Here the provider decides whether the time is up, not a clock.
    const untimed: PaymentDependencies['within'] = (_ms, work) => work;
    const provider = this.#providerFor(task);
    return {
      ...stores,
      ...shared,
      payments: paymentsOn(stores, { ...shared, provider, within: untimed, alarm }),
      checkpoints: ownPositions(this.seed, stores.checkpoints),
      gate: this.#gateOn(dynamo),
      pace: { atOnce: 1 },
      newUuid: () => this.chance.uuid(),
      newOrderId: (atMs: number) => timedId('ord', atMs, this.chance.hex(20)),
    };
  }

  /** Stories share one address, so their counters have separate names. */
  #gateOn(dynamo: Dynamo): PaymentGate {
    const table = physicalTable('limits');
    const limits = buildLimitStore({ dynamo, table, clock: this.clock });
    const limit = (name: string) => ({
      name: `${this.seed}-${name}`,
      max: this.perHour,
      windowSeconds: 3600,
    });
    const both = (name: string) => ({ ofAddress: limit(`${name}-address`), ofAccount: limit(name) });
    // Several people share an address, so only actions without an account are limited by it here.
    const ofAccounts = (name: string) => ({
      ...both(name),
      ofAddress: { ...limit(`${name}-all`), max: 1000 },
    });
    return buildPaymentGate({
      limits,
      pages: both('page'),
      checks: ofAccounts('check'),
      plans: ofAccounts('plan'),
    });
  }

  async #sendMail(task: Task, mail: Mail): Promise<'sent'> {
    await this.schedule.pause(task, 'SendEmail');
    if (this.faults && this.chance.happens(this.faultRate * 2))
      throw named('TimeoutError', 'injected: no mail');
    this.mails.push(mail);
    return 'sent';
  }

  /** The order that a page names, as it is stored now. */
  async orderOf({ owner, orderId }: { owner: string; orderId: string }): Promise<Order | undefined> {
    const Key = { pk: owner, sk: `order#${orderId}` };
    const [order] = await this.engine.peek([{ TableName: physicalTable('orders'), Key }]);
    return order === undefined ? undefined : orderItem.decode(order);
  }

  /** Only network calls wait for a turn and can fail; a signature is checked immediately. */
  #providerFor(task: Task): PaymentProvider {
    const { provider } = this.stripe;
    const remote =
      <A extends unknown[], R>(name: string, call: (...given: A) => Promise<R>) =>
      async (...given: A): Promise<R> => {
        await this.schedule.pause(task, name);
        if (name === 'findCheckout') this.asking.add(task);
        const fate = this.fateOf(false);
        if (fate !== 'none') this.schedule.note(`${task.name}: ${name} meets ${fate}`);
        if (fate === 'crash-before') return this.schedule.crash(task);
        if (fate === 'throttle' || fate === 'timeout') throw named('StripeConnectionError', 'injected');
        const answer = await call(...given);
        if (fate === 'crash-after') return this.schedule.crash(task);
        if (fate === 'lost') throw named('StripeConnectionError', 'injected: the answer was lost');
        return answer;
      };
    return {
      openCheckout: remote('openCheckout', async (asked) => {
        if ((await this.orderOf(asked)) === undefined)
          this.violation('the provider is asked for a page before its order is on record');
        return provider.openCheckout(asked);
      }),
      findCheckout: remote('findCheckout', provider.findCheckout),
      refund: remote('refund', provider.refund),
      expireCheckout: remote('expireCheckout', provider.expireCheckout),
      findPayment: remote('findPayment', provider.findPayment),
      // These are two calls, with a turn in between.
      takenBackOf: async (paymentIntentId) => {
        const { refundedCents } = await remote('refunds', provider.takenBackOf)(paymentIntentId);
        const { disputedCents } = await remote('disputes', provider.takenBackOf)(paymentIntentId);
        return { refundedCents, disputedCents };
      },
      readEvent: provider.readEvent,
    };
  }
}

export type Tools = ReturnType<World['tools']>;
