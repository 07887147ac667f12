import type { KeyboardEvent } from 'react';
import type { Verdict } from '#shared/domain/runs/review-rules.ts';
import { FieldError, RequiredMark } from '#web/components/form/field.tsx';
import type { TextBinding } from '#web/components/form/text-field.tsx';

const choices = (isLast: boolean): readonly { verdict: Verdict; title: string; meaning: string }[] => [
  { verdict: 'approve', title: 'Approve', meaning: 'The document is made and mailed. This can’t be undone.' },
  {
    verdict: 'reject',
    title: 'Send back',
    meaning: `Its owner gets your feedback by email${isLast ? ' and has no submission left: the plan ends here.' : '.'}`,
  },
];

/** Enter in a choice would send the whole form. */
const holdEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

interface VerdictChoiceProps extends TextBinding {
  /** No submission is left after this one. */
  isLast: boolean;
}

export function VerdictChoice({ id, name, value, error, isLast, onChange }: VerdictChoiceProps) {
  return (
    <fieldset aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className="mb-2 font-semibold">
        Your decision
        <RequiredMark />
      </legend>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
        {choices(isLast).map(({ verdict, title, meaning }, index) => (
          <label
            key={verdict}
            className="flex min-h-11 cursor-pointer gap-3 rounded-sm border border-line-strong bg-sheet p-3 hover:border-leaf has-checked:border-leaf has-checked:bg-leaf-tint"
          >
            <input
              id={index === 0 ? id : undefined}
              type="radio"
              name={name}
              value={verdict}
              checked={value === verdict}
              aria-invalid={error !== undefined || undefined}
              className="mt-0.5 size-5 shrink-0 cursor-pointer accent-leaf focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-leaf"
              onKeyDown={holdEnter}
              onChange={() => onChange(verdict)}
            />
            <span>
              <span className="block font-semibold">{title}</span>
              <span className="block text-sm text-ink-soft">{meaning}</span>
            </span>
          </label>
        ))}
      </div>
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  );
}
