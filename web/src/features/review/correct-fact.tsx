import { useState } from 'react';
import type { SubmissionShown } from '#shared/contract/routes/review.ts';
import type { Confirmed } from '#shared/plan/confirm/confirmed.ts';
import { Button } from '#web/components/button/button.tsx';
import { ConfirmControl, type ControlKind, controlKinds } from '#web/components/confirm/confirm-control.tsx';
import { setPart } from '#web/components/confirm/confirm-props.ts';
import { loadTrades } from '#web/lib/content/trades.ts';
import { withTrades } from './with-trades.ts';

const names: Readonly<Record<ControlKind, string>> = {
  goal: 'Goal',
  trades: 'Work',
  hours: 'Hours',
  week: 'Week',
  away: 'Days away',
  money: 'Money to start',
  income: 'Income',
  licences: 'Licences',
  owned: 'What they own',
  limits: 'What they leave out',
};

interface CorrectFactProps extends Pick<SubmissionShown, 'understood'> {
  kind: ControlKind;
  reviewed: Confirmed;
  onChange: (next: Confirmed) => void;
}

/** The customer's control for this fact, with the reviewer's values. */
export function CorrectFact({ kind, understood, reviewed, onChange }: CorrectFactProps) {
  return (
    <div className="mt-2 rounded-sm border border-line bg-paper p-3">
      <ConfirmControl
        kind={kind}
        value={reviewed}
        read={understood.values}
        loadTrades={loadTrades}
        onChange={(next) => onChange(withTrades(next))}
      />
      {reviewed[kind] !== undefined && (
        <Button variant="quiet" onClick={() => onChange(withTrades(setPart(reviewed, kind, undefined)))}>
          Undo this correction
        </Button>
      )}
    </div>
  );
}

/** Sets any kind of fact, including those that the answers do not mention. */
export function CorrectAny(props: Omit<CorrectFactProps, 'kind'>) {
  const [open, setOpen] = useState<ControlKind>();
  return (
    <details className="border-t border-line pt-3">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">Set or add a fact</summary>
      <p className="mb-2 text-sm text-ink-soft">
        These are the customer’s own controls, so “you” means the customer.
      </p>
      <div className="flex flex-wrap gap-2">
        {controlKinds.map((kind) => (
          <button
            key={kind}
            type="button"
            aria-expanded={open === kind}
            className="px-3 min-h-11 border border-line-strong rounded-[999px] bg-sheet cursor-pointer hover:border-leaf hover:bg-leaf-tint aria-expanded:border-leaf aria-expanded:bg-leaf-tint focus-visible:outline-2 focus-visible:outline-leaf focus-visible:outline-offset-2"
            onClick={() => setOpen(open === kind ? undefined : kind)}
          >
            {names[kind]}
            {props.reviewed[kind] !== undefined && ' (set)'}
          </button>
        ))}
      </div>
      {open !== undefined && <CorrectFact key={open} kind={open} {...props} />}
    </details>
  );
}
