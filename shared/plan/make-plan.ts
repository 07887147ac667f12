import type { PlanType } from '#shared/domain/plans/plans.ts';
import { type Catalogue, lexiconOf } from './catalogue.ts';
import type { Candidate, Choice } from './choice/candidate.ts';
import { candidateAbroad } from './choice/candidate-abroad.ts';
import { choose, ownBusinessId } from './choice/choose.ts';
import { forBuyers } from './choice/for-buyers.ts';
import { tradeFor } from './choice/for-offer.ts';
import { withLikeLines } from './choice/like-lines.ts';
import { applyConfirmed } from './confirm/apply-confirmed.ts';
import type { PlanDocument } from './document/plan-document.ts';
import { calculate, type Figures } from './figures/calculate.ts';
import { withOwnItem } from './figures/own-item.ts';
import { asSold } from './figures/own-pace.ts';
import { rulesAt } from './figures/rules-abroad.ts';
import { rulesFor } from './figures/rules-of-seniors.ts';
import { type Home, homeOf, livesInAustralia, placeOf, zoneOf } from './home-of.ts';
import type { PlanInput } from './plan-input.ts';
import { localDay } from './reading/goal/calendar.ts';
import { readAnswers } from './reading/read.ts';
import type { Reading } from './reading/reading.ts';
import { dropRefused, withoutRefused } from './refused/drop-refused.ts';
import { firstJobDay, makeSchedule } from './schedule/make-schedule.ts';
import type { Schedule } from './schedule/schedule.ts';
import type { ScheduleOptions } from './schedule/schedule-options.ts';
import { namedPeople, ownPrices, shownContracts } from './write/own-facts.ts';
import { type PrivateScreen, privateScreenFor } from './write/private/private-screen.ts';
import { type Screen, screenFor } from './write/private/screen.ts';
import { localDate } from './write/say/dates.ts';
import { priceLine } from './write/say/own-words.ts';
import { regionIn } from './write/say/regions.ts';
import { mayUseTestimonials } from './write/sections/people-named.ts';
import { privateAnswers } from './write/sections/questions.ts';
import { writeDocument } from './write/write-document.ts';
import { type EarlierPlan, mayShow, type Writing } from './write/writing.ts';

export interface Plan {
  reading: Reading;
  choice: Choice;
  /** The business that is planned. */
  chosen: Candidate;
  figures: Figures;
  schedule: Schedule;
  /** Where the customer lives, for dates and holidays. */
  home: Home;
  document: PlanDocument;
  privateScreen: PrivateScreen;
}

export interface MakePlanOptions {
  tier: PlanType;
  now: Date;
  planId: string;
  catalogue: Catalogue;
}

/** The state of the profile; else the one that the answers name, where a file may hold it. */
function regionOf({ answers, profile }: PlanInput, screen: Screen): string | undefined {
  const { state } = profile;
  if (state !== undefined && placeOf(profile) !== 'elsewhere') return state;
  const named = regionIn(state ?? '') ?? regionIn(answers.content);
  return named && !screen.isSafety && screen.allows(`in ${named.replace(/^the /, '')}`) ? named : undefined;
}

export const byId = <T extends { id: string }>(items: readonly T[]): ReadonlyMap<string, T> =>
  new Map(items.map((item) => [item.id, item]));

/** The handbooks of the library that have this slug; the catalogue names them with their folder. */
const handbooksNamed = (slug: string | undefined, { trades }: Catalogue): string[] =>
  slug === undefined
    ? []
    : trades.flatMap(({ handbooks }) => handbooks.filter((handbook) => handbook.endsWith(`/${slug}`)));

/** What we understood, and which businesses fit, before anything is calculated. */
export function readAndChoose(
  input: PlanInput,
  { now, catalogue }: Pick<MakePlanOptions, 'now' | 'catalogue'>,
): { reading: Reading; choice: Choice } {
  const { answers, profile, unlockedPath, confirmed, review } = input;
  const timeZone = zoneOf(input);
  const read = readAnswers(answers, {
    lexicon: lexiconOf(catalogue),
    now,
    timeZone,
    country: profile.country,
  });
  const today = localDay(now, timeZone);
  const said = applyConfirmed(read, confirmed, { answers, today });
  const reading = applyConfirmed(said, review?.reviewed, { answers, today, by: 'reviewer' });
  const picked = pickedOf(input);
  const chosen = choose(reading, {
    trades: withoutRefused(catalogue.trades, reading),
    licences: byId(catalogue.licences),
    place: placeOf(profile),
    ownKinds: catalogue.ownKinds,
    unlocked: handbooksNamed(unlockedPath, catalogue),
    ...(picked !== undefined && { picked }),
  });
  // What the customer picked stays, whatever they wrote.
  const choice = picked === undefined ? dropRefused(chosen, reading) : chosen;
  const offered = choice.offered
    .map((one) => ({ ...one, trade: tradeFor(one, catalogue.trades) }))
    .map((one) => forBuyers(one, reading, catalogue))
    .map((one) => (livesInAustralia(profile) ? one : candidateAbroad(one, profile.country)))
    .map((one) => withOwnItem(one, reading))
    .map((one) => withLikeLines(one, reading, catalogue.trades));
  return { reading, choice: { ...choice, offered } };
}

/** The business that the reviewer picked, else the customer: an offer by its id, or their own. */
function pickedOf({ confirmed, review }: PlanInput): string | undefined {
  const picked = review?.reviewed?.picked ?? confirmed?.picked;
  return picked?.kind === 'offer' ? picked.id : picked?.kind === 'own' ? ownBusinessId : undefined;
}

/** The plan of the round before, as far as Enterprise compares it: from its answers alone, by the rules of today. */
function earlierOf(input: PlanInput, { tier, now, catalogue }: MakePlanOptions): EarlierPlan | undefined {
  const { answers } = input.previousAttempt ?? input.earlierRun ?? {};
  if (tier !== 'ENTERPRISE' || !answers || !catalogue.rules) return undefined;
  const { profile, unlockedPath } = input;
  const rules = rulesAt(catalogue.rules, { isAustralia: livesInAustralia(profile) });
  const before = { answers, profile, ...(unlockedPath !== undefined && { unlockedPath }) };
  const { reading, choice } = readAndChoose(before, { now, catalogue });
  const [candidate] = choice.offered;
  if (!candidate) return undefined;
  const figures = calculate(candidate, reading, { tier, now, rules });
  return { offer: asSold(candidate, figures.inputs).offer, reading, figures };
}

/** Made for answers that no business fits. Trying again changes nothing, so an operator decides what becomes of the run. */
export class NothingToPlan extends Error {
  override readonly name = 'NothingToPlan';
}

/**
 * One plan, whole: what was read, chosen, worked out, scheduled and written. The same input always gives the same
 * plan. Throws `NothingToPlan` when no business can be planned; `readAndChoose` says so before.
 */
export function makePlan(input: PlanInput, options: MakePlanOptions): Plan {
  const { tier, now, planId, catalogue } = options;
  const { reading, choice } = readAndChoose(input, options);
  const [best] = choice.offered;
  if (!best?.offer.items[0])
    throw new NothingToPlan(`No business can be planned: ${choice.why ?? choice.kind}`);
  if (!catalogue.rules) throw new Error('The catalogue has no money rules');
  const { profile } = input;
  const isAustralia = livesInAustralia(profile);
  const rules = rulesFor(rulesAt(catalogue.rules, { isAustralia }), reading);
  const expected = calculate(best, reading, { tier, now, rules });
  const candidate = asSold(best, expected.inputs);
  const item = candidate.offer.items[0] ?? best.offer.items[0];
  const licences = byId(catalogue.licences);
  const situations = byId(catalogue.situations);
  const home = homeOf(input);
  const today = localDate(now, zoneOf(input));
  const place = placeOf(profile);
  const basis = { reading, candidate, place, isAustralia, licences, situations, tier, today };
  const screen = screenFor(reading, { profile, trades: choice.offered.map(({ trade }) => trade) });
  const tasks: Omit<ScheduleOptions, 'figures'> = {
    ...basis,
    region: home.region,
    hasAbn: profile.abn !== undefined,
    named: namedPeople({ reading, screen, candidate }),
    contracts: shownContracts({ reading, screen }).map(({ value }) => value),
    prices: ownPrices({ reading, screen })
      .filter(({ value }) => value.when === 'now' && value.unit !== undefined && value.unit !== 'each')
      .slice(0, 3)
      .map(({ value }) => priceLine(value)),
    hasQuestions: reading.asked.some((fact) => mayShow({ screen }, fact)),
    asksForWords: mayUseTestimonials({ trade: candidate.trade, reading }),
  };
  const firstJob = firstJobDay(makeSchedule({ ...tasks, figures: expected }), reading);
  const figures =
    firstJob === undefined ? expected : calculate(best, reading, { tier, now, rules, firstJob });
  const schedule = makeSchedule({ ...tasks, figures });
  const shared = { ...basis, figures };
  const region = isAustralia ? regionOf(input, screen) : undefined;
  const earlier = earlierOf(input, options);
  const writing: Writing = {
    ...shared,
    input,
    choice,
    schedule,
    item,
    trade: candidate.trade,
    offer: candidate.offer,
    firstName: profile.name.trim().split(/\s+/)[0] ?? profile.name,
    isPlain: reading.isPlainEdition,
    screen,
    catalogue,
    rules,
    sources: byId(catalogue.sources),
    ...(region !== undefined && { region }),
    ...(earlier && { earlier }),
  };
  return {
    reading,
    choice,
    chosen: candidate,
    figures,
    schedule,
    home,
    document: writeDocument(writing, { planId, now }),
    privateScreen: privateScreenFor(reading, { situations, answers: privateAnswers(writing) }),
  };
}
