import type { Candidate, Choice } from '../choice/candidate.ts';
import { refusePlan } from '../choice/refuse-plan.ts';
import { calculate } from '../figures/calculate.ts';
import { byId, isAustralian, type MakePlanOptions, placeOf, readAndChoose, zoneOf } from '../make-plan.ts';
import type { PlanInput } from '../plan-input.ts';
import type { Reading } from '../reading/reading.ts';
import { openScreen } from '../write/private/screen.ts';
import { localDate } from '../write/say/dates.ts';
import { goalWords } from '../write/say/goal.ts';
import { type BusinessSources, describeBusiness } from './describe-businesses.ts';
import { describeFacts } from './describe-facts.ts';
import { describeOutcome, describeQuestions } from './describe-outcome.ts';
import { summarise } from './summarise.ts';
import type { DescribedBusiness, Understanding } from './understanding.ts';

/** What has no price card has no figures, and is not shown. */
const isPriced = ({ offer }: Candidate): boolean => offer.items.length > 0;

function businessesOf(choice: Choice, sources: BusinessSources, now: Date): DescribedBusiness[] {
  const { reading, rules } = sources;
  return choice.offered
    .filter(isPriced)
    .map((candidate) =>
      describeBusiness(candidate, calculate(candidate, reading, { tier: 'PRO', now, rules }), sources),
    );
}

const hasWords = ({ goal, hours, money, ...reading }: Reading): boolean =>
  [goal, hours, money, reading.idea, reading.ownTrade].some((fact) => fact?.at.field === 'content') ||
  Object.values(reading).some(
    (facts) =>
      facts !== reading.unused &&
      Array.isArray(facts) &&
      facts.some((fact) => 'at' in fact && fact.at.field === 'content'),
  );

/** What we understood of some answers, and which businesses fit: what a screen shows before anything is paid. */
export function understand(
  input: PlanInput,
  { now, catalogue }: Pick<MakePlanOptions, 'now' | 'catalogue'>,
): Understanding {
  const { rules } = catalogue;
  if (!rules) throw new Error('The catalogue has no money rules');
  const { profile, answers } = input;
  const { reading, choice } = readAndChoose(input, { now, catalogue });
  const licences = byId(catalogue.licences);
  const situations = byId(catalogue.situations);
  const sources: BusinessSources = {
    reading,
    rules,
    licences,
    situations,
    place: placeOf(profile),
    isAustralia: isAustralian(profile) || profile.state !== undefined,
    hasAbn: profile.abn !== undefined,
    today: localDate(now, zoneOf(profile)),
  };
  const businesses = businessesOf(choice, sources, now);
  const [first] = businesses;
  const trades = catalogue.trades;
  const summary = summarise(reading, trades);
  return {
    outcome: describeOutcome(choice, reading, answers.skills),
    ...(summary && { summary }),
    ...(reading.goal && { goal: goalWords(reading.goal.value) }),
    questions: describeQuestions(reading),
    facts: describeFacts({
      reading,
      trades,
      licences,
      situations,
      screen: openScreen,
      hoursUsed: first?.hoursPerWeek,
    }),
    businesses,
    isBackgroundUnread: answers.content.trim() !== '' && !hasWords(reading),
    basicNeeds: refusePlan(choice, reading, 'BASIC')?.says ?? [],
  };
}
