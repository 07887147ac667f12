import { planAnswers } from '#functions/testing/plan-answers.ts';
import { priceCatalogue } from '#shared/content/price-catalogue.ts';
import { contentAddresses } from '#shared/contract/content-addresses.ts';
import { isFree } from '#shared/domain/paths/price.ts';
import { planPrices } from '#shared/domain/plans/plans.ts';
import type { Chance } from '../proof/stories/chance.ts';
import {
  expectOk,
  openPage,
  type Person,
  press,
  type SendAs,
  sold,
  startRun,
  unlock,
  verify,
} from './people.ts';
import { field } from './send.ts';

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
  sendAs: SendAs;
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
  do(world: World, person: Person): Promise<unknown>;
  /** The person's next step, which does not count for the latency. */
  afterwards?(world: World, person: Person): Promise<void>;
}

const free = priceCatalogue.filter(isFree).map(({ personaSlug, pathSlug }) => `${personaSlug}/${pathSlug}`);

const get =
  (path: string) =>
  ({ sendAs }: World, person: Person) =>
    expectOk(sendAs, person, path, { token: person.token });

const affordable = ({ balance, unlocked }: Person) =>
  sold.filter(({ name, price }) => price <= balance && !unlocked.includes(name));

const purchaseCents = [2000, 4000, 10_000];

export const actions: Readonly<Record<Kind, Action>> = {
  'read the account': { do: get('/api/user') },
  'read the runs': { do: get('/api/path-compiler/runs') },
  'read a run': {
    can: ({ run }) => run !== undefined,
    otherwise: 'read the runs',
    async do({ sendAs }, person) {
      const { run, token } = person;
      const { body } = await expectOk(sendAs, person, `/api/path-compiler/runs/${run?.id}`, { token });
      // The plan is done, so the next one may start.
      if (field(body, 'data', 'runStatus') === 'COMPLETED' && person.run?.id === run?.id) delete person.run;
    },
  },
  'read the purchases': { do: get('/api/path-compiler/purchases') },
  'read the payments': { do: get('/api/pay/orders') },
  'read what a path costs': {
    do: (world, person) =>
      get(`/api/path-compiler/purchase-status/${world.chance.pick(sold)?.name}`)(world, person),
  },
  'read a path': {
    async do(world, person) {
      const path = world.chance.pick([...free, ...person.unlocked]);
      const { body } = await get(`/api/path-compiler/content/${path}`)(world, person);
      const [first] = field(body, 'data', 'sections') as { id: string }[];
      if (path !== undefined && first !== undefined) world.sections.set(path, first.id);
    },
  },
  'search the library': { do: get(contentAddresses.home) },
  'look at a page': {
    do: (world, person) => get(`/make-money/paths/${world.chance.pick(sold)?.name}`)(world, person),
  },
  'save a draft': {
    can: ({ run }) => run?.isSubmitted === false,
    otherwise: 'read the runs',
    changes: true,
    do({ sendAs, chance }, person) {
      const json = { ...planAnswers, skills: `Dog walking, Design ${chance.hex(8)}` };
      const path = `/api/path-compiler/runs/${person.run?.id}`;
      return expectOk(sendAs, person, path, { method: 'PUT', token: person.token, json });
    },
  },
  'keep a place': {
    can: ({ unlocked }) => unlocked.length > 0,
    otherwise: 'read the purchases',
    changes: true,
    async do(world, person) {
      const path = world.chance.pick(person.unlocked);
      const section = path === undefined ? undefined : world.sections.get(path);
      if (section === undefined) return get(`/api/path-compiler/content/${path}`)(world, person);
      const asked = { method: 'PUT', token: person.token, json: { section } };
      return expectOk(world.sendAs, person, `/api/path-compiler/purchases/${path}/place`, asked);
    },
  },
  'open a payment': {
    can: ({ checkout }) => checkout === undefined,
    otherwise: 'read the payments',
    changes: true,
    async do({ sendAs, chance }, person) {
      person.page = await openPage(sendAs, person, chance.pick(purchaseCents) ?? 0);
    },
    async afterwards({ sendAs }, person) {
      if (person.page === undefined) return;
      await press(sendAs, person, person.page, 'on');
      delete person.page;
    },
  },
  'verify a payment': {
    can: ({ checkout }) => checkout !== undefined,
    otherwise: 'open a payment',
    changes: true,
    do: ({ sendAs }, person) => verify(sendAs, person),
  },
  'unlock a path': {
    can: (person) => person.checkout === undefined && affordable(person).length > 0,
    otherwise: 'open a payment',
    changes: true,
    async do({ sendAs, chance }, person) {
      const path = chance.pick(affordable(person));
      if (path === undefined) throw new Error('Nothing to unlock');
      await unlock(sendAs, person, path);
    },
  },
  'start a plan': {
    can: (person) =>
      person.run === undefined && person.checkout === undefined && person.balance >= planPrices.BASIC,
    otherwise: 'read the runs',
    changes: true,
    do: ({ sendAs }, person) => startRun(sendAs, person),
  },
  'submit a plan': {
    can: ({ run }) => run?.isSubmitted === false,
    otherwise: 'start a plan',
    changes: true,
    async do({ sendAs }, person) {
      const path = `/api/path-compiler/runs/${person.run?.id}/submit`;
      await expectOk(sendAs, person, path, { token: person.token, json: planAnswers });
      if (person.run !== undefined) person.run.isSubmitted = true;
    },
  },
};
