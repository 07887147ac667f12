import { Check } from 'lucide-react';
import { stillOpen } from '#shared/domain/runs/own-words.ts';
import { answerFields } from '#shared/domain/runs/submit-rules.ts';
import { classNames } from '#web/components/class-names.ts';
import { browserTimeZone } from '#web/components/date-time/browser-time-zone.ts';
import { formatClock } from '#web/components/date-time/format-date-time.ts';
import { StepMarks } from '#web/components/step-marks.tsx';
import type { RunDraft } from './use-run-draft.ts';

type Saving = Pick<RunDraft, 'draft' | 'unsaved' | 'save'>;

/** What needs to be known at once stands out. */
function saveWords({ draft, unsaved, save }: Saving): { words: string; saved?: true; held?: true } {
  if (draft.open.length > 0)
    return { words: 'Not saved: choose between the two texts first. Both are kept.', held: true };
  if (save.kind === 'unreachable')
    return { words: 'Not saved: no connection. Kept in this tab; we try again.', held: true };
  if (save.kind === 'saving') return { words: 'Saving…' };
  if (unsaved) return { words: 'Not saved yet' };
  if (save.kind !== 'saved') return { words: 'Saves as you type' };
  return { words: `Saved ${formatClock(save.atMs, { timeZone: browserTimeZone() })}`, saved: true };
}

/** Stays at the head of the window while one types, over the line at the foot when the form’s end passes: how much is answered, and whether it is saved. */
export function SaveLine({ runDraft }: { runDraft: Saving }) {
  const left = stillOpen(runDraft.draft.values).length;
  const { words, saved, held } = saveWords(runDraft);
  return (
    <div className="sticky top-0 z-20 -mx-4 flex min-h-11 items-center gap-4 border-b border-line-strong bg-paper px-4 py-2 sm:-mx-6 sm:px-6 lg:mx-0 lg:px-0">
      <StepMarks
        done={answerFields.length - left}
        of={answerFields.length}
        className="min-w-24 grow lg:min-w-56"
      />
      <p
        role="status"
        className={classNames(
          'ml-auto text-right text-sm leading-snug text-balance',
          held ? 'font-semibold text-ochre' : saved ? 'font-semibold text-leaf' : 'text-ink-soft',
        )}
      >
        {saved && <Check aria-hidden className="mr-1 inline size-4 align-[-0.15em]" />}
        {words}
      </p>
    </div>
  );
}
