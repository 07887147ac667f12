import type { Candidate, Choice } from '../choice/candidate.ts';
import { refuseLicence, refusePlan } from '../choice/refuse-plan.ts';
import { nothingConfirmed } from '../confirm/confirmed.ts';
import { findGone } from '../confirm/find-gone.ts';
import { calculate } from '../figures/calculate.ts';
import { rulesAt } from '../figures/rules-abroad.ts';
import { livesInAustralia, placeOf, zoneOf } from '../home-of.ts';
import { byId, type MakePlanOptions, readAndChoose } from '../make-plan.ts';
import type { PlanInput } from '../plan-input.ts';
import { clearGoal, type Reading } from '../reading/reading.ts';
import { openScreen } from '../write/private/screen.ts';
import { localDate } from '../write/say/dates.ts';
import { goalWords } from '../write/say/goal.ts';
import { findBroadSkill } from './broad-skill.ts';
import { type BusinessSources, describeBusiness } from './describe-businesses.ts';
import { describeFacts } from './describe-facts.ts';
import { describeOutcome, describeQuestions } from './describe-outcome.ts';
import { readValues } from './read-values.ts';
import { summarise } from './summarise.ts';
import type { DescribedBusiness, Understanding } from './understanding.ts';

/** What has no price card has no figures, and is not shown. */
const isPriced = ({ offer }: Candidate): boolean => offer.items.length > 0;

interface Listed {
  businesses: DescribedBusiness[];
  /** The business that a plan would be made for. */
  chosen: DescribedBusiness | undefined;
}

type Describe = (read: { reading: Reading; choice: Choice }) => DescribedBusiness[];

/** What a customer picked says nothing about the other businesses, which stay on the list in their order. */
function withoutPick({ confirmed, ...input }: PlanInput): PlanInput {
  const { picked: _, ...rest } = confirmed ?? nothingConfirmed;
  return { ...input, confirmed: rest };
}

const isPick = ({ confirmed }: PlanInput): boolean =>
  confirmed?.picked?.kind === 'offer' || confirmed?.picked?.kind === 'own';

function listBusinesses(
  input: PlanInput,
  read: { reading: Reading; choice: Choice },
  describe: Describe,
  options: Pick<MakePlanOptions, 'now' | 'catalogue'>,
): Listed {
  const described = describe(read);
  const [chosen] = described;
  if (!(chosen && isPick(input))) return { businesses: described, chosen };
  const others = describe(readAndChoose(withoutPick(input), options));
  const businesses = others.some(({ id }) => id === chosen.id)
    ? others.map((other) => (other.id === chosen.id ? chosen : other))
    : [...others, chosen];
  return { businesses, chosen };
}

/** The customer's own idea is no longer among the businesses when it is picked and nothing came of it. */
function isPickLost({ confirmed }: PlanInput, { offered: [first] }: Choice): boolean {
  const picked = confirmed?.picked;
  if (picked?.kind === 'offer') return first?.id !== picked.id;
  return picked?.kind === 'own' && first?.isOwnIdea !== true;
}

const hasWords = ({ goal, hours, money, ...reading }: Reading): boolean =>
  [goal, hours, money, reading.idea, reading.ownTrade].some((fact) => fact?.at.field === 'content') ||
  Object.values(reading).some(
    (facts) =>
      facts !== reading.unused &&
      Array.isArray(facts) &&
      facts.some((fact) => typeof fact === 'object' && 'at' in fact && fact.at.field === 'content'),
  );

/** What a plan without a reviewer needs, in the order in which a submission is refused for it. */
function basicNeedsOf(
  { reading, choice }: { reading: Reading; choice: Choice },
  { licences }: Pick<MakePlanOptions['catalogue'], 'licences'>,
): string[] {
  const refused = refusePlan(choice, reading, 'BASIC');
  if (refused) return refused.says;
  const unlicensed = refuseLicence(choice, licences);
  return unlicensed === undefined ? [] : [unlicensed];
}

/** What we understood of some answers, and which businesses fit: what a screen shows before anything is paid. */
export function understand(
  input: PlanInput,
  { now, catalogue }: Pick<MakePlanOptions, 'now' | 'catalogue'>,
): Understanding {
  if (!catalogue.rules) throw new Error('The catalogue has no money rules');
  const { profile, answers } = input;
  const isAustralia = livesInAustralia(profile);
  const rules = rulesAt(catalogue.rules, { isAustralia });
  const read = readAndChoose(input, { now, catalogue });
  const { reading, choice } = read;
  const licences = byId(catalogue.licences);
  const situations = byId(catalogue.situations);
  const sources: Omit<BusinessSources, 'reading'> = {
    rules,
    licences,
    situations,
    place: placeOf(profile),
    isAustralia,
    hasAbn: profile.abn !== undefined,
    today: localDate(now, zoneOf(input)),
  };
  const describe: Describe = ({ reading: of, choice: { offered } }) =>
    offered.filter(isPriced).map((candidate) =>
      describeBusiness(candidate, calculate(candidate, of, { tier: 'PRO', now, rules }), {
        ...sources,
        reading: of,
      }),
    );
  const { businesses, chosen } = listBusinesses(input, read, describe, { now, catalogue });
  const trades = catalogue.trades;
  const outcome = describeOutcome(choice, reading, answers.skills);
  const summary = summarise(reading, {
    chosen: outcome.kind === 'planned' ? chosen : undefined,
    trades,
  });
  const goal = clearGoal(reading);
  const isOneSkill = !/[,;\n]/.test(answers.skills.trim());
  const broadSkill =
    catalogue.words && (isOneSkill || outcome.kind === 'needs-more')
      ? findBroadSkill(answers.skills, catalogue.words)
      : undefined;
  return {
    outcome,
    ...(summary && { summary }),
    ...(goal && { goal: goalWords(goal) }),
    questions: describeQuestions(reading),
    ...(broadSkill && { broadSkill }),
    facts: describeFacts({
      reading,
      trades,
      licences,
      situations,
      screen: openScreen,
      hoursUsed: chosen?.hoursPerWeek,
    }),
    businesses,
    ...(chosen && { chosen: chosen.id }),
    isPickLost: isPickLost(input, choice),
    values: readValues(reading, choice, { trades, licences }),
    gone: findGone(input.confirmed ?? nothingConfirmed, answers),
    isBackgroundUnread: answers.content.trim() !== '' && !hasWords(reading),
    basicNeeds: basicNeedsOf(read, catalogue),
  };
}
