import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { classNames } from '#web/components/class-names.ts';

export interface OptionalAnswersProps {
  children: ReactNode;
  /** Something in it needs to be seen, like an error. */
  mustShow: boolean;
}

/** What may wait until later: folded away, so that the form is short. */
export function OptionalAnswers({ children, mustShow }: OptionalAnswersProps) {
  const [opened, setOpened] = useState(false);
  const bodyId = useId();
  const headingId = useId();
  const open = opened || mustShow;
  return (
    <section aria-labelledby={headingId} className="border-t border-line pt-5">
      <h2 id={headingId} className="text-xl">
        About you <span className="font-sans text-base font-normal text-ink-soft">(optional)</span>
      </h2>
      <p className="mt-1 text-ink-soft">
        Plans and grants use your ABN; the rest fills in the form of your first plan.
      </p>
      {!mustShow && (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={bodyId}
          className="mt-3 flex min-h-12 w-full cursor-pointer items-center justify-between rounded-sm border border-line-strong bg-sheet px-4 font-semibold text-leaf"
          onClick={() => setOpened(!opened)}
        >
          {open ? 'Hide these questions' : 'Answer them now'}
          <ChevronDown aria-hidden className={classNames('size-5', open && 'rotate-180')} />
        </button>
      )}
      <div id={bodyId} className={classNames('mt-5 flex-col gap-5', open ? 'flex' : 'hidden')}>
        {children}
      </div>
    </section>
  );
}
