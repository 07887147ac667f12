import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#web/components/class-names.ts';

export interface FormStepProps {
  number: number;
  title: string;
  /** All of it is answered. */
  done: boolean;
  /** Nothing to be done here any more: the answers stand without the step. */
  locked: boolean;
  children: ReactNode;
}

/** A few questions that belong together, under their own heading. */
export function FormStep({ number, title, done, locked, children }: FormStepProps) {
  const id = `run-step-${number}`;
  if (locked) return <div className="flex flex-col gap-5">{children}</div>;
  return (
    <section
      aria-labelledby={id}
      className="border-line-strong not-first-of-type:border-t not-first-of-type:pt-5"
    >
      <h2 id={id} className="mb-5 flex items-center gap-3 text-xl">
        <span
          aria-hidden
          className={classNames(
            'grid size-8 shrink-0 place-items-center rounded-full border border-leaf font-sans text-base tabular-nums transition-colors duration-150',
            done ? 'bg-leaf text-sheet forced-colors:border-3' : 'bg-sheet text-leaf',
          )}
        >
          {done ? <Check className="size-5" /> : number}
        </span>
        {title}
        <span className="sr-only">{done && ', answered'}</span>
      </h2>
      <div className="flex flex-col gap-6">{children}</div>
    </section>
  );
}
