import { Check } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '#web/components/button/button.tsx';
import { classNames } from '#web/components/class-names.ts';

export interface FormStepProps {
  number: number;
  title: string;
  /** Every question is answered. */
  done: boolean;
  /** Its answers on one line, until the customer opens it. */
  inShort?: { words: string; onChange: () => void } | undefined;
  children: ReactNode;
}

/** Related questions under a common heading. */
export function FormStep({ number, title, done, inShort, children }: FormStepProps) {
  const id = `run-step-${number}`;
  const questions = useRef<HTMLDivElement>(null);
  const change = () => {
    inShort?.onChange();
    // The questions replace the pressed button and take its focus.
    requestAnimationFrame(() => questions.current?.querySelector<HTMLElement>('select, button')?.focus());
  };
  return (
    <section
      aria-labelledby={id}
      className="border-line-strong not-first-of-type:border-t not-first-of-type:pt-5"
    >
      <h2 id={id} className={classNames('flex items-center gap-3 text-xl', inShort ? 'mb-2' : 'mb-5')}>
        <span
          aria-hidden
          className={classNames(
            'grid size-8 shrink-0 place-items-center rounded-full border border-leaf font-sans text-base transition-colors duration-150',
            done ? 'bg-leaf text-sheet forced-colors:border-3' : 'bg-sheet text-leaf',
          )}
        >
          {done ? <Check className="size-5" /> : number}
        </span>
        {title}
        <span className="sr-only">{done && ', answered'}</span>
      </h2>
      <div ref={questions} className="flex flex-col gap-6">
        {inShort === undefined ? (
          children
        ) : (
          <div className="flex items-center justify-between gap-4">
            <p className="min-w-0 wrap-anywhere">{inShort.words}</p>
            <div className="shrink-0">
              <Button variant="secondary" label={`Change: ${title}`} onClick={change}>
                Change
              </Button>
            </div>
          </div>
        )}
      </div>
    </section>
  );
}
