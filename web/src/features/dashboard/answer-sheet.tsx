import { Check } from 'lucide-react';
import { type AnswerField, answerFields } from '#shared/domain/runs/submit-rules.ts';
import { classNames } from '#web/components/class-names.ts';
import { shortName } from './answer-words.ts';

/** A draft as a sheet of paper: each answer, and whether it is there. */
export const AnswerSheet = ({ left }: { left: readonly AnswerField[] }) => (
  <ul className="grid grid-cols-2 gap-x-5 self-stretch rounded-sm bg-sheet px-4 py-2 text-sm text-ink sm:w-80 md:w-52 md:grid-cols-1">
    {answerFields.map((field) => {
      const said = !left.includes(field);
      return (
        <li
          key={field}
          className={classNames(
            'flex items-center gap-2 border-line py-1.5 not-last:border-b max-md:nth-last-2:border-b-0 md:py-1',
            !said && 'font-semibold',
          )}
        >
          <span
            className={classNames(
              'grid size-4 shrink-0 place-items-center rounded-full border border-leaf',
              said && 'bg-leaf text-sheet',
            )}
          >
            {said && <Check className="size-3" />}
          </span>
          {shortName(field)}
        </li>
      );
    })}
  </ul>
);
