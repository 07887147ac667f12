import { Check } from 'lucide-react';
import { type AnswerField, answerFields } from '#shared/domain/runs/submit-rules.ts';
import { classNames } from '#web/components/class-names.ts';
import { shortName } from './answer-words.ts';

interface AnswerSheetProps {
  left: readonly AnswerField[];
  /** The email address must be confirmed before submission. */
  unconfirmed?: boolean;
}

/** A draft as a sheet of paper that shows which answers are there. */
export function AnswerSheet({ left, unconfirmed = false }: AnswerSheetProps) {
  const lines = answerFields.map((field) => ({ name: shortName(field), there: !left.includes(field) }));
  if (unconfirmed) lines.push({ name: 'Email verified', there: false });
  return (
    <ul className="grid grid-cols-2 gap-x-5 self-stretch rounded-sm bg-sheet px-4 py-2 text-sm text-ink sm:w-80 md:w-52 md:grid-cols-1">
      {lines.map(({ name, there }) => (
        <li
          key={name}
          className={classNames(
            'flex items-center gap-2 border-line py-1.5 not-last:border-b md:py-1',
            !unconfirmed && 'max-md:nth-last-2:border-b-0',
            !there && 'font-semibold',
          )}
        >
          <span
            className={classNames(
              'grid size-4 shrink-0 place-items-center rounded-full border border-leaf',
              there && 'bg-leaf text-sheet',
            )}
          >
            {there && <Check className="size-3" />}
          </span>
          {name}
        </li>
      ))}
    </ul>
  );
}
