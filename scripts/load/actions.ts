import { planAnswers } from '#functions/testing/plan-answers.ts';
import { priceCatalogue } from '#shared/content/price-catalogue.ts';
import { contentAddresses } from '#shared/contract/content-addresses.ts';
import { isFree } from '#shared/domain/paths/price.ts';
import { planPrices } from '#shared/domain/plans/plans.ts';
import type { Chance } from '../proof/stories/chance.ts';
import { openPage, type Person, pay, sold, startRun, unlock, verify } from './people.ts';

/** The number of actions of each kind among a thousand; most people mostly read. */
export const mix = {
  'read the account': 200,
  'read the runs': 60,
  'read a run': 90,
  'read the purchases': 60,
  'read the payments': 40,
  'read what a path costs': 100,
  'read a path': 100,
  'search the library': 120,
  'look at a page': 80,
  'save a draft': 70,
  'keep a place': 30,
  'open a payment': 16,
  'verify a payment': 16,
  'unlock a path': 12,
  'start a plan': 3,
  'submit a plan': 3,
} as const;
export type Kind = keyof typeof mix;

export interface World {
  chance: Chance;
  people: readonly Person[];
  /** The first section of each path whose text was read. */
  sections: Map<string, string>;
}

interface Action {
  /** The people who can do it now; everyone by default. */
  can?: (person: Person) => boolean;
  /** The action instead when no person can do it. */
  otherwise?: Kind;
  /** A person does only one of these at a time. */
  changes?: true;
  /** May return the person's next step, which does not count for the latency. */
  do(person: Person, world: World): Promise<unknown>;
}

const free = priceCatalogue.filter(isFree).map(({ personaSlug, pathSlug }) => `${personaSlug}/${pathSlug}`);

const get =
  (path: string) =>
  ({ product, token }: Person) =>
    product.must(path, { token });

/** A page or file of the site. */
const look = async ({ product }: Person, path: string): Promise<void> => {
  const { status } = await product.call(path);
  if (status >= 400) throw new Error(`${path} answered ${status}`);
};

const affordable = ({ balance, unlocked }: Person) =>
  sold.filter(({ name, price }) => price <= balance && !unlocked.includes(name));
const isDraft = ({ run }: Person) => run?.isSubmitted === false;

const purchaseCents = [2000, 4000, 10_000] as const;

export const actions: Readonly<Record<Kind, Action>> = {
  'read the account': { do: get('/user') },
  'read the runs': { do: get('/path-compiler/runs') },
  'read a run': {
    can: ({ run }) => run !== undefined,
    otherwise: 'read the runs',
    async do(person) {
      const { run } = person;
      const { body } = await get(`/path-compiler/runs/${run?.id}`)(person);
      // The plan is done, so the next one may start.
      if (body.data.runStatus === 'COMPLETED' && person.run?.id === run?.id) delete person.run;
    },
  },
  'read the purchases': { do: get('/path-compiler/purchases') },
  'read the payments': { do: get('/pay/orders') },
  'read what a path costs': {
    do: (person, { chance }) => get(`/path-compiler/purchase-status/${chance.pick(sold)?.name}`)(person),
  },
  'read a path': {
    async do(person, { chance, sections }) {
      const path = chance.pick([...free, ...person.unlocked]);
      const { body } = await get(`/path-compiler/content/${path}`)(person);
      if (path !== undefined) sections.set(path, body.data.sections[0].id);
    },
  },
  'search the library': { do: (person) => look(person, contentAddresses.home) },
  'look at a page': {
    do: (person, { chance }) => look(person, `/make-money/paths/${chance.pick(sold)?.name}`),
  },
  'save a draft': {
    can: isDraft,
    otherwise: 'read the runs',
    changes: true,
    do({ product, token, run }, { chance }) {
      const json = { ...planAnswers, skills: `Dog walking, Design ${chance.hex(8)}` };
      return product.save(token, run?.id ?? '', json);
    },
  },
  'keep a place': {
    can: ({ unlocked }) => unlocked.length > 0,
    otherwise: 'read the purchases',
    changes: true,
    async do(person, { chance, sections }) {
      const path = chance.pick(person.unlocked);
      const section = path === undefined ? undefined : sections.get(path);
      if (section === undefined) return get(`/path-compiler/content/${path}`)(person);
      const asked = { method: 'PUT', token: person.token, json: { section } };
      return person.product.must(`/path-compiler/purchases/${path}/place`, asked);
    },
  },
  'open a payment': {
    can: ({ checkout }) => checkout === undefined,
    otherwise: 'read the payments',
    changes: true,
    async do(person, { chance }) {
      const cents = chance.pick(purchaseCents);
      const page = await openPage(person, cents);
      return () => pay(person, page, cents, 'on');
    },
  },
  'verify a payment': {
    can: ({ checkout }) => checkout !== undefined,
    otherwise: 'open a payment',
    changes: true,
    do: verify,
  },
  'unlock a path': {
    can: (person) => person.checkout === undefined && affordable(person).length > 0,
    otherwise: 'open a payment',
    changes: true,
    async do(person, { chance }) {
      const path = chance.pick(affordable(person));
      if (path !== undefined) await unlock(person, path);
    },
  },
  'start a plan': {
    can: ({ run, checkout, balance }) =>
      run === undefined && checkout === undefined && balance >= planPrices.BASIC,
    otherwise: 'read the runs',
    changes: true,
    do: startRun,
  },
  'submit a plan': {
    can: isDraft,
    otherwise: 'start a plan',
    changes: true,
    async do({ product, token, run }) {
      await product.submit(token, run?.id ?? '', planAnswers);
      if (run !== undefined) run.isSubmitted = true;
    },
  },
};
