import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { parseAbn } from '#shared/domain/account/abn.ts';
import { budgetValues, type Country, weeklyTimeValues } from '#shared/domain/account/profile-options.ts';
import { answersFromProfile } from '#shared/domain/funding/funding-answers.ts';
import { budgetBandName } from '#shared/domain/runs/budget-bands.ts';
import { answersOfProfile } from '#shared/domain/runs/profile-answers.ts';
import { FactList, type FactRow } from '#web/components/fact-list.tsx';
import { Skeleton } from '#web/components/loading/skeleton.tsx';
import type { ProfileValues } from './save-profile.ts';

/** The current answers in the form, saved or not. */
export type AnswersNow = ProfileValues & { country: Country };

const notSaid = <span className="font-normal text-ink-soft">Not given</span>;

function planFacts({ full_name, state, country }: AnswersNow): FactRow[] {
  const where = [country === 'Australia' && state, country].filter(Boolean).join(', ');
  return [
    ['Made for', full_name.trim() || notSaid],
    ['Where', where],
  ];
}

/** The plan's first duty, in its words; for an incomplete or wrong ABN, what is missing. */
function AbnDuty({ given, typed }: { given: boolean; typed: boolean }) {
  return (
    <p className="mt-3 flex gap-3">
      <span aria-hidden className="grid h-[1lh] w-4 shrink-0 place-items-center text-leaf">
        {given ? <Check className="size-4" strokeWidth={3} /> : '•'}
      </span>
      {given && 'ABN: added. Check that its details are up to date.'}
      {!given && (typed ? 'ABN: enter a valid number.' : 'Apply for an ABN, free, at abr.gov.au.')}
    </p>
  );
}

const fundingFacts = ({ state, country }: AnswersNow, hasAbn: boolean): FactRow[] => [
  ['Your state', answersFromProfile({ country, state: state || null, abn: null }).state ?? notSaid],
  ['Do you have an ABN?', hasAbn ? 'Yes' : notSaid],
];

/** The initial values of a plan's form, in its words. */
function formFacts({ budget, weekly_time, skills, interests }: AnswersNow): FactRow[] {
  const given = answersOfProfile({
    budget: budgetValues.find((value) => value === budget) ?? null,
    weekly_time: weeklyTimeValues.find((value) => value === weekly_time) ?? null,
    skills,
    interests,
  });
  const noChoice = <span className="font-normal text-ink-soft">You choose in the form</span>;
  return [
    ['Budget', given.budget ? budgetBandName(given.budget) : budget ? noChoice : notSaid],
    ['Time per week', given.timePerWeek ?? notSaid],
    ['Skills', given.skills ?? notSaid],
    ['Interests', given.interests ?? notSaid],
  ];
}

function Place({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="card p-4 text-ink">
      <h3 className="mb-2 text-lg">{title}</h3>
      {children}
    </li>
  );
}

interface WhereAnswersGoProps {
  /** Undefined while they load. */
  answers: AnswersNow | undefined;
}

/** Shows where the profile is used, in the final wording. */
export function WhereAnswersGo({ answers }: WhereAnswersGoProps) {
  const hasAbn = answers !== undefined && parseAbn(answers.abn) !== undefined;
  const waiting = <Skeleton className="h-22 w-full" />;
  return (
    <aside aria-labelledby="where-answers-go" className="came-for">
      <div>
        <h2 id="where-answers-go">How we use your answers</h2>
        <ul className="mt-5 flex flex-col gap-4">
          <Place title="In your next plan">
            {answers ? <FactList facts={planFacts(answers)} /> : waiting}
            {answers ? (
              <AbnDuty given={hasAbn} typed={answers.abn.trim() !== ''} />
            ) : (
              <Skeleton className="mt-3 h-13" />
            )}
          </Place>
          <Place title="In the plan form">
            {answers ? <FactList facts={formFacts(answers)} /> : <Skeleton className="h-43 w-full" />}
            <p className="mt-3">You can change these in the form.</p>
          </Place>
          <Place title="In the grant questions">
            {/* The last row has nothing below it, so it needs no rule. */}
            <div className="*:border-b-0">
              {answers ? <FactList facts={fundingFacts(answers, hasAbn)} /> : waiting}
            </div>
          </Place>
        </ul>
      </div>
    </aside>
  );
}
