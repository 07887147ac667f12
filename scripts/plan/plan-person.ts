import type { Place } from '#shared/content/schemas/parts.ts';
import type { PlanType } from '#shared/domain/plans/plans.ts';
import type { Choice } from '#shared/plan/choice/candidate.ts';
import { choose } from '#shared/plan/choice/choose.ts';
import { withLikeLines } from '#shared/plan/choice/like-lines.ts';
import { type Refusal, refusePlan } from '#shared/plan/choice/refuse-plan.ts';
import { calculate, type Figures } from '#shared/plan/figures/calculate.ts';
import { withOwnItem } from '#shared/plan/figures/own-item.ts';
import { makePlan, type Plan } from '#shared/plan/make-plan.ts';
import type { RunAnswers } from '#shared/plan/plan-input.ts';
import { compileLexicon } from '#shared/plan/reading/lexicon.ts';
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

/** Reads the catalogue once, then plans as many people as asked. */
export function preparePlanner(folder?: string): (person: Person, now: Date) => Planned {
  const { words, roles, rules, trades, licences, situations, ownKinds, faults } = readCatalogue(folder);
  if (!words) throw new Error(`The word lists of the reader cannot be read: ${faults.join('; ')}`);
  if (!rules) throw new Error(`The money rules cannot be read: ${faults.join('; ')}`);
  const lexicon = compileLexicon({ words, roles, trades, licences, situations });
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

/** Reads the catalogue once, then makes whole plans and everything that is printed of them. */
export function preparePrinter(folder?: string): (person: Person, now: Date) => PrintedPlan {
  const write = prepareWriter(folder);
  const { sources } = readCatalogue(folder);
  return (person, now) => {
    const { id, plan: tier } = person;
    return printPlan(write(person, now), { tier, planId: id, now, sources });
  };
}

/** Reads the catalogue once, then makes whole plans. */
export function prepareWriter(folder?: string): (person: Person, now: Date) => Plan {
  const { faults: _, ...catalogue } = readCatalogue(folder);
  return ({ id, form, profile, plan, full_name }, now) => {
    const { state, country = 'Australia', abn } = profile;
    const frozen = { name: full_name ?? id, country, ...(state && { state }), ...(abn && { abn }) };
    return makePlan({ answers: form, profile: frozen }, { tier: plan, now, planId: id, catalogue });
  };
}
