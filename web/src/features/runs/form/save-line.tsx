import { Check } from 'lucide-react';
import { type AnswerField, answerFields, unanswered } from '#shared/domain/runs/submit-rules.ts';
import { classNames } from '#web/components/class-names.ts';
import { browserTimeZone } from '#web/components/date-time/date-time.tsx';
import { formatClock } from '#web/components/date-time/format-date-time.ts';
import { StepMarks } from '#web/components/step-marks.tsx';
import { answerShortNames } from '../run-page/run-words.ts';
import type { DraftPart } from './draft.ts';
import { leadTo, leadToTexts, textsId } from './lead-to.ts';
import type { RunDraft } from './use-run-draft.ts';

type Saving = Pick<RunDraft, 'draft' | 'unsaved' | 'save'>;

interface SaveWords {
  /** Words for wide screens, because a small phone has no space next to the link. */
  onWide?: string;
  words?: string;
  saved?: true;
  held?: true;
}

/** Bold if it must be noticed straight away. */
function saveWords({ draft, unsaved, save }: Saving): SaveWords {
  if (draft.open.length > 0)
    return { words: 'Not saved: we’ve kept both versions until you choose.', held: true };
  if (save.kind === 'unreachable')
    return { words: 'Not saved: you’re offline. Kept in this tab; we’ll try again.', held: true };
  if (unsaved && save.kind === 'refused')
    return {
      words: `Not saved: ${save.sentence.replace(/\.$/, '')}. Kept in this tab${save.triesAgain ? '; we’ll try again' : ''}.`,
      held: true,
    };
  if (save.kind === 'saving') return { words: 'Saving…' };
  if (unsaved) return { words: 'Not saved yet' };
  if (save.kind !== 'saved') return { onWide: 'Saves as you type' };
  const at = formatClock(save.atMs, { timeZone: browserTimeZone() });
  return save.byHand
    ? { words: `Draft saved! ${at}`, saved: true }
    : { onWide: 'Saved ', words: at, saved: true };
}

const wayLook = '-my-2 inline-flex min-h-11 shrink-0 items-center text-sm font-semibold';

/** A conflict that stops saving comes before a missing answer. */
const ToTexts = ({ field }: { field: DraftPart }) => (
  <a
    href={`#${textsId(field)}`}
    className={wayLook}
    onClick={(event) => {
      event.preventDefault();
      leadToTexts(field);
    }}
  >
    Choose a version
  </a>
);

/** Links to the first missing answer. */
const ToNext = ({ field }: { field: AnswerField }) => (
  <a
    href={`#run-${field}`}
    className={wayLook}
    onClick={(event) => {
      event.preventDefault();
      leadTo(`run-${field}`);
    }}
  >
    Next: {answerShortNames[field]}
  </a>
);

/**
 * A sticky line at the top of the window, over the bottom line when the form’s end passes: how much is
 * answered, and whether it is saved.
 */
export function SaveLine({ runDraft }: { runDraft: Saving }) {
  const left = unanswered(runDraft.draft.values);
  const [next] = left;
  const [torn] = runDraft.draft.open;
  const { save } = runDraft;
  const { onWide, words, saved, held } = saveWords(runDraft);
  return (
    <div className="sticky top-0 z-20 -mx-4 flex min-h-11 flex-wrap items-center gap-x-4 border-b border-line-strong bg-paper px-4 py-2 sm:-mx-6 sm:px-6 lg:mx-0 lg:px-0">
      {/* An unsaved draft shows no finished marks. */}
      {!held && (
        <StepMarks
          done={answerFields.length - left.length}
          of={answerFields.length}
          className="min-w-10 shrink grow basis-16 lg:min-w-56"
        />
      )}
      {torn !== undefined ? <ToTexts field={torn} /> : next !== undefined && <ToNext field={next} />}
      <p
        role="status"
        className={classNames(
          'text-sm leading-snug text-balance',
          held
            ? 'order-first min-w-0 flex-1 basis-44 font-semibold text-ochre'
            : 'ml-auto shrink-0 text-right',
          saved ? 'font-semibold text-leaf' : !held && 'text-ink-soft',
        )}
      >
        {/* A save on request says where the draft is. */}
        <span
          key={save.kind === 'saved' && save.byHand ? save.atMs : 0}
          className={saved && '[animation:saved-now_180ms_ease-out]'}
        >
          {saved && <Check aria-hidden className="mr-1 inline size-4 align-[-0.15em]" />}
          {onWide !== undefined && <span className={next && 'max-[25rem]:sr-only'}>{onWide}</span>}
          {words}
        </span>
      </p>
    </div>
  );
}
