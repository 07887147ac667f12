import { useDeferredValue, useMemo, useState } from 'react';
import type { UserEntity } from '#shared/contract/account.ts';
import type { PlanType } from '#shared/domain/plans/plans.ts';
import { formatAud } from '#shared/domain/tokens/format-amount.ts';
import { printDay } from '#shared/plan/goal/calendar.ts';
import { printNote } from '#shared/plan/goal/notes.ts';
import { type Explanation, explain } from '#shared/plan/model/explain.ts';
import type { Verdict } from '#shared/plan/model/feasibility.ts';
import { printReviewFlag } from '#shared/plan/model/print-review-flag.ts';
import type { RunAnswers } from '#shared/plan/plan-input.ts';
import { FactList } from '#web/components/fact-list.tsx';
import { Section } from '#web/components/section.tsx';

const verdicts: Record<Verdict, string> = {
  comfortable: 'Within reach',
  tight: 'Tight, and possible',
  stretch: 'A stretch',
  'not-supported': 'Not supported by these hours',
};

function GoalAsRead({ goal, feasibility, path, weeklyHours }: Explanation) {
  const { deadline } = goal;
  return (
    <>
      <p className="font-serif text-xl font-semibold">{verdicts[feasibility.verdict]}</p>
      <div className="mt-3">
        <FactList
          facts={[
            [
              'Goal as read',
              goal.target === undefined ? 'What your hours support' : `${formatAud(goal.target)} a month`,
            ],
            ['By', printDay(deadline.date)],
            ['These answers support', `${formatAud(feasibility.supportedCents)} a month`],
            ['Hours counted', `${weeklyHours} a week`],
            ['Path that fits best', path.title],
          ]}
        />
      </div>
      {goal.notes.length > 0 && (
        <ul className="mt-3 list-disc space-y-1 pl-5 text-sm">
          {goal.notes.map((note) => (
            <li key={note.id} className="wrap-anywhere">
              {printNote(note)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function explained(answers: RunAnswers, user: UserEntity, now: Date): Explanation | undefined {
  const { full_name: name, country, state, abn } = user;
  const profile = { name, country, ...(state === null ? {} : { state }), ...(abn === null ? {} : { abn }) };
  try {
    return explain({ answers, profile }, { now });
  } catch {
    // A preview: what can't be worked out is left out, and the form goes on.
    return undefined;
  }
}

interface LivePanelProps {
  answers: RunAnswers;
  user: UserEntity;
  plan: PlanType;
}

/** How the answers will be read, while they are typed. Its model comes only with this panel. */
export default function LivePanel({ answers, user, plan }: LivePanelProps) {
  const [now] = useState(() => new Date());
  const settled = useDeferredValue(answers);
  const told = useMemo(() => explained(settled, user, now), [settled, user, now]);
  if (settled.incomeGoal.trim() === '' || told === undefined)
    return (
      <Section title="How we read it">
        <p className="text-ink-soft">Write your income goal, and this shows how it is read as you type.</p>
      </Section>
    );
  const flags = plan === 'BASIC' ? [] : told.flags;
  return (
    <Section title="How we read it">
      <GoalAsRead {...told} />
      {plan === 'BASIC' && told.refusal !== null && (
        <p className="mt-4 border-l-4 border-ochre bg-ochre-tint px-3 py-2 wrap-anywhere">
          {told.refusal.sentence}
        </p>
      )}
      {flags.length > 0 && (
        <>
          <h3 className="mt-5 mb-1 font-semibold">What the reviewer will look at</h3>
          <ul className="list-disc space-y-1 pl-5 text-sm">
            {flags.map((flag) => {
              const words = printReviewFlag(flag);
              return (
                <li key={words} className="wrap-anywhere">
                  {words}
                </li>
              );
            })}
          </ul>
        </>
      )}
      <p className="mt-4 text-sm text-ink-soft">Estimates, not promises.</p>
    </Section>
  );
}
