import { Fragment, useMemo, useState } from 'react';
import { reviewLimits, type SubmissionShown } from '#shared/contract/routes/review.ts';
import { budgetBandName } from '#shared/domain/runs/budget-bands.ts';
import { type AnswerField, answerNames } from '#shared/domain/runs/submit-rules.ts';
import { Button } from '#web/components/button/button.tsx';
import type { TextBinding } from '#web/components/form/text-field.tsx';
import { TextareaField } from '#web/components/form/textarea-field.tsx';

export interface Piece {
  /** The offset of its first letter in the whole text. */
  at: number;
  text: string;
  changed: boolean;
}

interface WordChanges {
  before: readonly Piece[];
  after: readonly Piece[];
}

/**
 * Beyond this many pairs of words a phone would be slow; then everything between the common ends counts as
 * changed.
 */
const mostPairs = 4_000_000;

const wordsOf = (text: string): string[] => text.match(/^\s+|\S+\s*/g) ?? [];

const isSame = (one = '', other = ''): boolean => one.trim() === other.trim();

/**
 * Marks the words that only one of the two texts has, with both texts complete and in order. Changes in
 * spaces are ignored.
 */
export function wordChanges(before: string, after: string): WordChanges {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const least = Math.min(old.length, now.length);
  let head = 0;
  while (head < least && isSame(old[head], now[head])) head += 1;
  let tail = 0;
  while (tail < least - head && isSame(old.at(-1 - tail), now.at(-1 - tail))) tail += 1;
  const [oldEnd, nowEnd] = [old.length - tail, now.length - tail];
  const kept = commonWords(old.slice(head, oldEnd), now.slice(head, nowEnd));
  const isKept = (at: number, end: number, inMiddle: ReadonlySet<number>) =>
    at < head || at >= end || inMiddle.has(at - head);
  return {
    before: joined(old, (at) => isKept(at, oldEnd, kept.old)),
    after: joined(now, (at) => isKept(at, nowEnd, kept.now)),
  };
}

/** The longest common sequence of words, by their positions in each text. */
function commonWords(old: readonly string[], now: readonly string[]) {
  const places = { old: new Set<number>(), now: new Set<number>() };
  if (old.length * now.length > mostPairs) return places;
  const width = now.length + 1;
  const longest = new Uint16Array((old.length + 1) * width);
  const at = (row: number, column: number): number => longest[row * width + column] ?? 0;
  for (let row = old.length - 1; row >= 0; row -= 1)
    for (let column = now.length - 1; column >= 0; column -= 1)
      longest[row * width + column] = isSame(old[row], now[column])
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
  for (let row = 0, column = 0; row < old.length && column < now.length; ) {
    if (isSame(old[row], now[column])) {
      places.old.add(row);
      places.now.add(column);
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return places;
}

function joined(words: readonly string[], isKept: (at: number) => boolean): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  words.forEach((text, index) => {
    const changed = !isKept(index);
    const last = pieces.at(-1);
    if (last?.changed === changed) last.text += text;
    else pieces.push({ at, text, changed });
    at += text.length;
  });
  return pieces;
}

const textLook = 'whitespace-pre-line wrap-anywhere';

const marks = {
  del: 'rounded-sm bg-ochre-tint decoration-ochre decoration-2',
  ins: 'rounded-sm bg-leaf-tint decoration-leaf decoration-2 underline-offset-2',
} as const;

function Marked({ pieces, as: Mark }: { pieces: readonly Piece[]; as: 'del' | 'ins' }) {
  if (pieces.length === 0) return <p className="text-ink-soft">Nothing</p>;
  return (
    <p className={textLook}>
      {pieces.map(({ at, text, changed }) =>
        changed ? (
          <Fragment key={at}>
            <Mark className={marks[Mark]}>{text.trimEnd()}</Mark>
            {text.slice(text.trimEnd().length)}
          </Fragment>
        ) : (
          text
        ),
      )}
    </p>
  );
}

function SideBySide({
  earlier,
  attempt,
  before,
  after,
}: {
  earlier: number;
  attempt: number;
  before: string;
  after: string;
}) {
  const changes = useMemo(() => wordChanges(before, after), [before, after]);
  return (
    <div className="grid gap-x-8 gap-y-3 md:grid-cols-2">
      <div className="min-w-0">
        <p className="text-sm text-ink-soft">Submission {earlier}</p>
        <Marked pieces={changes.before} as="del" />
      </div>
      <div className="min-w-0">
        <p className="text-sm text-ink-soft">Submission {attempt}, now</p>
        <Marked pieces={changes.after} as="ins" />
      </div>
    </div>
  );
}

interface ReviewedAnswerProps {
  field: AnswerField;
  submission: SubmissionShown;
  comment: TextBinding;
}

/** A frozen answer next to that of the earlier attempt, with the reviewer's comment. */
export function ReviewedAnswer({ field, submission, comment }: ReviewedAnswerProps) {
  const { answers, attempt, earlier } = submission;
  const [opened, setOpened] = useState(false);
  const name = answerNames[field];
  const read = field === 'budget' ? budgetBandName : (text: string) => text;
  const [before, after] = [earlier && read(earlier.answers[field]), read(answers[field])];
  const said = earlier?.fieldFeedback?.[field];
  const unchanged = before === after;
  const writes = comment.value !== '' || opened;
  const open = () => {
    setOpened(true);
    // The field replaces the pressed button and takes its focus.
    requestAnimationFrame(() => document.getElementById(comment.id)?.focus());
  };
  return (
    <section
      aria-label={name}
      className="py-5 min-w-0 border-t border-t-line first:pt-0 first:border-t-0"
      data-field={field}
    >
      <div className="mb-1 flex items-start justify-between gap-x-4">
        <div className="min-w-0">
          <h3 className="text-lg font-semibold">{name.replaceAll(' /', '\u00a0/')}</h3>
          {earlier !== undefined && (
            <p className={unchanged ? 'text-sm text-ink-soft' : 'text-sm font-semibold text-ochre'}>
              {unchanged ? 'Unchanged' : 'Changed'}
            </p>
          )}
        </div>
        {!writes && (
          <span className="-my-2 -mr-4 shrink-0 sm:-mr-5 max-sm:[&_button]:pr-[calc(1rem-1px)]">
            <Button variant="quiet" label={`Add a comment: ${name}`} onClick={open}>
              Add a comment
            </Button>
          </span>
        )}
      </div>
      {said !== undefined && (
        <p className={`mb-3 border-l-4 border-ochre bg-ochre-tint px-3 py-2 ${textLook}`}>
          <strong className="text-ochre">Comment on submission {earlier?.attempt}: </strong>
          {said}
        </p>
      )}
      {earlier === undefined || before === undefined || unchanged ? (
        <p className={`max-w-measure ${textLook}`}>{after || 'Nothing'}</p>
      ) : (
        <SideBySide earlier={earlier.attempt} attempt={attempt} before={before} after={after} />
      )}
      {writes && (
        <div className="mt-3">
          <TextareaField
            {...comment}
            label={`Comment: ${name}`}
            hint="Sent with this answer if you send it back."
            rows={2}
            max={reviewLimits.remark}
            redAbove={reviewLimits.remark - 50}
          />
        </div>
      )}
    </section>
  );
}
