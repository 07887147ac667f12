import { ChevronUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Understanding } from '#shared/plan/describe/understanding.ts';
import { Modal } from '#web/components/modal.tsx';
import { inBrief } from '#web/components/understanding/reach-words.ts';

export interface VerdictBarProps {
  title: string;
  /** Nothing as long as there is nothing to read. */
  understood: Understanding | undefined;
  /** All of it, for who presses. */
  children: ReactNode;
}

/** How many questions are open, so that somebody on a phone knows to look. */
const questionsOpen = ({ questions: { length } }: Understanding): string | undefined =>
  length === 0 ? undefined : `${length} ${length === 1 ? 'question' : 'questions'}`;

/** On a phone: how it stands in one line over the form, and the whole over the page. */
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
      {/* Not inside the bar, which a wide window hides: it would hide the dialog, and leave the page locked. */}
      {createPortal(
        <Modal open={open} title={title} sheet onClose={() => setOpen(false)}>
          {children}
        </Modal>,
        document.body,
      )}
    </>
  );
}
