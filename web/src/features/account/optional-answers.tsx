import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { classNames } from '#web/components/class-names.ts';

export interface OptionalAnswersProps {
  children: ReactNode;
  /** A field inside must be visible, for example because of an error. */
  mustShow: boolean;
}

const rowLook = 'flex w-full items-center justify-between gap-4 py-4 text-start';

const AboutYou = () => (
  <span>
    <span className="font-serif text-xl font-semibold">About you</span>{' '}
    <span className="text-ink-soft">(optional)</span>
    <span className="block text-sm text-ink-soft">We’ll use these to pre-fill your first plan.</span>
  </span>
);

/** Folds questions that can wait into one row, so that the form is short. */
export function OptionalAnswers({ children, mustShow }: OptionalAnswersProps) {
  const [opened, setOpened] = useState(false);
  const bodyId = useId();
  const open = opened || mustShow;
  return (
    <section className="border-y border-line">
      <h2 className="font-sans text-base font-normal">
        {mustShow ? (
          <span className={rowLook}>
            <AboutYou />
          </span>
        ) : (
          <button
            type="button"
            aria-expanded={open}
            aria-controls={bodyId}
            className={`${rowLook} cursor-pointer hover:text-leaf`}
            onClick={() => setOpened(!opened)}
          >
            <AboutYou />
            <ChevronDown
              aria-hidden
              className={classNames('size-6 shrink-0 text-leaf', open && 'rotate-180')}
            />
          </button>
        )}
      </h2>
      <div id={bodyId} className={classNames('flex-col gap-5 pt-2 pb-6', open ? 'flex' : 'hidden')}>
        {children}
      </div>
    </section>
  );
}
