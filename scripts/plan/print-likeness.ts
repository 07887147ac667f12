/**
 * `npm run likeness`: how much of their words the plans of two people share, for every two people of people.json. With
 * two ids it prints the runs of eight words that both plans have.
 */
import { planTypes } from '#shared/domain/plans/plans.ts';
import { runsOf, shareOf } from './eight-word-runs.ts';
import { plansOf } from './every-plan.ts';
import { knownPeople, knownPerson } from './known-people.ts';

const percent = (share: number): string => `${Math.round(share * 100)}%`;
const [one, other] = process.argv.slice(2);

if (one !== undefined && other !== undefined) {
  const [first = new Set<string>(), second = new Set<string>()] = plansOf([
    knownPerson(one),
    knownPerson(other),
  ]).map(({ plan }) => runsOf(plan.document));
  for (const run of first) if (second.has(run)) console.log(run);
  console.log(percent(shareOf(first, second)));
} else {
  const plans = plansOf(knownPeople).map(({ person: { id }, plan }) => ({
    id,
    plan,
    runs: runsOf(plan.document),
  }));
  for (const tier of planTypes) {
    const ofTier = plans.filter(({ plan }) => plan.document.tier === tier);
    const pairs = ofTier
      .flatMap((a, index) => ofTier.slice(index + 1).map((b) => ({ a, b, share: shareOf(a.runs, b.runs) })))
      .toSorted((a, b) => b.share - a.share);
    for (const { a, b, share } of pairs.slice(0, 5))
      console.log(`${tier} ${percent(share)} ${a.id}, ${b.id}`);
    const sum = pairs.reduce((total, { share }) => total + share, 0);
    console.log(`${tier}: ${percent(sum / pairs.length)} on average of ${pairs.length} pairs`);
  }
}
