import type { Store } from './store.ts';
import { StripeRefusal } from './stripe-refusal.ts';

type Wire = Record<string, unknown>;

export const maximumDepth = 4;

const expandable: Record<string, Record<string, (store: Store, from: Wire) => unknown>> = {
  'checkout.session': {
    line_items: (store, session) => lineItemList(store.session(String(session.id))?.lineItems ?? [], session),
    payment_intent: (store, session) => store.find('payment_intent', String(session.payment_intent)),
  },
  payment_intent: {
    latest_charge: (store, intent) => store.find('charge', String(intent.latest_charge)),
  },
  charge: {
    payment_intent: (store, charge) => store.find('payment_intent', String(charge.payment_intent)),
    refunds: (store, charge) => refundList(store, String(charge.id)),
  },
  refund: {
    charge: (store, refund) => store.find('charge', String(refund.charge)),
    payment_intent: (store, refund) => store.find('payment_intent', String(refund.payment_intent)),
  },
  dispute: {
    charge: (store, dispute) => store.find('charge', String(dispute.charge)),
    payment_intent: (store, dispute) => store.find('payment_intent', String(dispute.payment_intent)),
  },
};

/** The object with what each dotted path names put in the place of its id. */
export function expand(store: Store, object: object, paths: readonly string[]): Wire {
  const root: Wire = { ...object };
  for (const path of paths) {
    const steps = path.split('.');
    if (steps.length > maximumDepth) refusePath(path);
    expandPath({ store, from: root, steps, path });
  }
  return root;
}

function expandPath(walk: { store: Store; from: Wire; steps: string[]; path: string }): void {
  const [step = '', ...rest] = walk.steps;
  const kinds = expandable[String(walk.from.object)] ?? {};
  const load = Object.hasOwn(kinds, step) ? kinds[step] : undefined;
  if (!load) refusePath(walk.path);
  if (walk.from[step] === null) return;
  if (typeof walk.from[step] !== 'object') walk.from[step] = load(walk.store, walk.from);
  const next = walk.from[step];
  if (rest.length > 0 && typeof next === 'object' && next !== null) {
    expandPath({ ...walk, from: next as Wire, steps: rest });
  }
}

function lineItemList(data: unknown[], session: Wire): Wire {
  return { object: 'list', data, has_more: false, url: `/v1/checkout/sessions/${session.id}/line_items` };
}

function refundList(store: Store, chargeId: string): Wire {
  const data = store.ofCharge('refund', chargeId);
  return { object: 'list', data, has_more: false, url: `/v1/charges/${chargeId}/refunds` };
}

function refusePath(path: string): never {
  throw new StripeRefusal({ message: `This property cannot be expanded (${path}).`, param: 'expand' });
}
