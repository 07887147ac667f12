import type { Place } from '#shared/content/schemas/parts.ts';
import type { PlanType } from '#shared/domain/plans/plans.ts';
import { lexiconOf } from '#shared/plan/catalogue.ts';
import type { Choice } from '#shared/plan/choice/candidate.ts';
import { choose } from '#shared/plan/choice/choose.ts';
import { withLikeLines } from '#shared/plan/choice/like-lines.ts';
import { type Refusal, refusePlan } from '#shared/plan/choice/refuse-plan.ts';
import { calculate, type Figures } from '#shared/plan/figures/calculate.ts';
import { withOwnItem } from '#shared/plan/figures/own-item.ts';
import { makePlan, type Plan } from '#shared/plan/make-plan.ts';
import type { RunAnswers } from '#shared/plan/plan-input.ts';
import { readAnswers } from '#shared/plan/reading/read.ts';
import type { Reading } from '#shared/plan/reading/reading.ts';
import { dropRefused, withoutRefused } from '#shared/plan/refused/drop-refused.ts';
import { readCatalogue } from '../content/catalogue/read-files.ts';
import { type PrintedPlan, printPlan } from './printed-plan.ts';

export interface Person {
  id: string;
  plan: PlanType;
  full_name?: string;
  profile: { state: string | null; country?: string; abn?: string };
  form: RunAnswers;
}

export interface Planned {
  reading: Reading;
  choice: Choice;
  refusal?: Refusal;
  figures?: Figures;
}

const places: Record<string, Place> = {
  'New South Wales': 'NSW',
  Victoria: 'VIC',
  Queensland: 'QLD',
  'Western Australia': 'WA',
};

export const placeOf = (state: string | null | undefined): Place => places[state ?? ''] ?? 'elsewhere';

type Made<T> = (person: Person, now: Date) => T;

/** Remembers what was made of each person, because files of tests in one process plan the same people. */
function remembering<T>(prepare: (folder?: string) => Made<T>): (folder?: string) => Made<T> {
  const prepared = new Map<string | undefined, Made<T>>();
  return (folder) => {
    const known = prepared.get(folder);
    if (known) return known;
    const make = prepare(folder);
    const made = new Map<string, T>();
    const remembered: Made<T> = (person, now) => {
      const key = `${now.getTime()} ${JSON.stringify(person)}`;
      const result = made.get(key) ?? make(person, now);
      made.set(key, result);
      return result;
    };
    prepared.set(folder, remembered);
    return remembered;
  };
}

/** Plans each person again whenever it is asked. */
export function freshPlanner(folder?: string): Made<Planned> {
  const catalogue = readCatalogue(folder);
  const { rules, trades, licences, ownKinds, faults } = catalogue;
  if (!rules) throw new Error(`The money rules cannot be read: ${faults.join('; ')}`);
  const lexicon = lexiconOf(catalogue);
  const byId = new Map(licences.map((licence) => [licence.id, licence]));
  return ({ form, profile, plan }, now) => {
    const reading = readAnswers(form, { lexicon, now, country: profile.country ?? 'Australia' });
    const chosen = choose(reading, {
      trades: withoutRefused(trades, reading),
      licences: byId,
      place: placeOf(profile.state),
      ownKinds,
    });
    const kept = dropRefused(chosen, reading);
    const offered = kept.offered.map((one) => withLikeLines(withOwnItem(one, reading), reading, trades));
    const choice = { ...kept, offered };
    const [best] = choice.offered;
    const refusal = refusePlan(choice, reading, plan);
    const isPlanned = best && (choice.kind === 'chosen' || choice.kind === 'own');
    const figures = isPlanned ? calculate(best, reading, { tier: plan, now, rules }) : undefined;
    return { reading, choice, ...(refusal && { refusal }), ...(figures && { figures }) };
  };
}

export const preparePlanner = remembering(freshPlanner);

/** Writes each plan again whenever it is asked. */
export function freshWriter(folder?: string): Made<Plan> {
  const catalogue = readCatalogue(folder);
  return ({ id, form, profile, plan, full_name }, now) => {
    const { state, country = 'Australia', abn } = profile;
    const frozen = { name: full_name ?? id, country, ...(state && { state }), ...(abn && { abn }) };
    return makePlan({ answers: form, profile: frozen }, { tier: plan, now, planId: id, catalogue });
  };
}

/** Makes whole plans. */
export const prepareWriter = remembering(freshWriter);

/** Makes whole plans and everything that is printed of them. */
export const preparePrinter = remembering((folder?: string): Made<PrintedPlan> => {
  const write = prepareWriter(folder);
  const { sources } = readCatalogue(folder);
  return (person, now) => {
    const { id, plan: tier } = person;
    return printPlan(write(person, now), { tier, planId: id, now, sources });
  };
});
