import { ChevronUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Understanding } from '#shared/plan/describe/understanding.ts';
import { Modal } from '#web/components/modal.tsx';
import { inBrief } from '#web/components/understanding/reach-words.ts';

export interface VerdictBarProps {
  title: string;
  /** Undefined while there is nothing to read. */
  understood: Understanding | undefined;
  /** The full content, shown after a press. */
  children: ReactNode;
}

/** The number of open questions, so that customers on a phone know to look. */
const questionsOpen = ({ questions: { length } }: Understanding): string | undefined =>
  length === 0 ? undefined : `${length} ${length === 1 ? 'question' : 'questions'}`;

/** On a phone: the verdict on one line over the form, and all of it in a dialog. */
export function VerdictBar({ title, understood, children }: VerdictBarProps) {
  const [open, setOpen] = useState(false);
  const questions = understood && questionsOpen(understood);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="flex min-h-14 w-full cursor-pointer items-center justify-between gap-x-4 gap-y-0 bg-night px-4 py-1.5 text-left text-sm text-paper hover:bg-leaf-strong focus-visible:outline-2 focus-visible:-outline-offset-4 focus-visible:outline-paper sm:min-h-12 sm:px-6 forced-colors:border"
        onClick={() => setOpen(true)}
      >
        {understood === undefined ? (
          <span className="font-semibold">{title}</span>
        ) : (
          <span className="flex grow flex-wrap justify-between gap-x-4">
            <span className="sr-only">{`${title}: `}</span>
            <span className="font-semibold">{inBrief(understood)}</span>
            {questions && (
              <span>
                <span className="sr-only">, </span>
                {questions}
              </span>
            )}
          </span>
        )}
        <ChevronUp aria-hidden className="size-5 shrink-0" />
      </button>
      {/* Outside the bar, which a wide window hides: a hidden dialog would leave the page inert. */}
      {createPortal(
        <Modal open={open} title={title} sheet onClose={() => setOpen(false)}>
          {children}
        </Modal>,
        document.body,
      )}
    </>
  );
}
