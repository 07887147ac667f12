import { useDeferredValue, useEffect, useMemo, useState } from 'react';
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

type Told = { kind: 'nothing' } | { kind: 'told'; told: Explanation } | { kind: 'failed'; error: unknown };

const profileOf = ({ full_name: name, country, state, abn }: UserEntity) => ({
  name,
  country,
  ...(state === null ? {} : { state }),
  ...(abn === null ? {} : { abn }),
});

interface LivePanelProps {
  answers: RunAnswers;
  user: UserEntity;
  plan: PlanType;
  explainInput?: typeof explain;
}

/** How the answers are read, once they have settled. A fault of the model is told, and takes no form down with it. */
function useExplanation({ answers, user, explainInput = explain }: Omit<LivePanelProps, 'plan'>): Told {
  const [now] = useState(() => new Date());
  const settled = useDeferredValue(answers);
  const outcome = useMemo((): Told => {
    if (settled.incomeGoal.trim() === '') return { kind: 'nothing' };
    try {
      const input = { answers: settled, profile: profileOf(user) };
      return { kind: 'told', told: explainInput(input, { now }) };
    } catch (error) {
      return { kind: 'failed', error };
    }
  }, [settled, user, now, explainInput]);
  useEffect(() => {
    if (outcome.kind === 'failed') reportError(outcome.error);
  }, [outcome]);
  return outcome;
}

/** Its model comes only with this panel. */
export default function LivePanel({ plan, ...shown }: LivePanelProps) {
  const outcome = useExplanation(shown);
  if (outcome.kind !== 'told')
    return (
      <Section title="How we read it">
        <p className="text-ink-soft">
          {outcome.kind === 'nothing'
            ? 'Write your income goal, and this shows how it is read as you type.'
            : 'We can’t show how these answers are read: that is a fault on our side. You can save and submit them as usual.'}
        </p>
      </Section>
    );
  const { told } = outcome;
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
