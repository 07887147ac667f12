import { CircleHelp, EyeOff, Flag, ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SubmissionShown } from '#shared/contract/routes/review.ts';
import { answerNames } from '#shared/domain/runs/submit-rules.ts';
import { classNames } from '#web/components/class-names.ts';

/** A sentence that ends with the customer's own full stop needs no second one. */
export function theyWrote(words: readonly string[]): string {
  const said = words.map((text) => `“${text}”`).join(', ');
  return `They wrote ${said}${/[.!?…]”$/.test(said) ? '' : '.'}`;
}

const looks = {
  safety: { look: 'border-brick bg-brick-tint', ink: 'text-brick', Icon: ShieldAlert },
  hidden: { look: 'border-ochre bg-ochre-tint', ink: 'text-ochre', Icon: EyeOff },
  question: { look: 'border-ochre bg-ochre-tint', ink: 'text-ochre', Icon: CircleHelp },
  flag: { look: 'border-line-strong bg-sheet', ink: 'text-ochre', Icon: Flag },
  clear: { look: 'border-leaf bg-leaf-tint', ink: 'text-leaf', Icon: Flag },
} as const;

interface NotesProps {
  id: string;
  title: string;
  look: keyof typeof looks;
  items: readonly { key: string; says: ReactNode }[];
  children?: ReactNode;
}

function Notes({ id, title, look: name, items, children }: NotesProps) {
  if (items.length === 0) return null;
  const { look, ink, Icon } = looks[name];
  return (
    <section aria-labelledby={id} className={classNames('rounded-sm border-l-4 px-4 py-3 sm:px-5', look)}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {children}
      <ul className="mt-2 space-y-2 leading-snug">
        {items.map(({ key, says }) => (
          <li key={key} className="flex gap-3">
            <Icon aria-hidden className={classNames('mt-0.5 size-5 shrink-0', ink)} />
            <span className="min-w-0 wrap-anywhere">{says}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** These are shown in other places. */
const elsewhere: readonly string[] = ['safety', 'private', 'open-question', 'unread', 'choice-rests-on'];

/** Sentences that the customer hid, then those that our own rules exclude. */
function neverPrinted({ flags, confirmed }: SubmissionShown) {
  const hidden = (confirmed?.hidden ?? []).map((text) => text.trim());
  const asked = hidden.map((text) => ({
    key: text,
    says: `“${text}” The customer asked us not to print this.`,
  }));
  const kept = flags
    .filter(
      ({ code, sentence }) =>
        code === 'private' && !hidden.some((text) => sentence.includes(text.slice(0, 150))),
    )
    .map(({ sentence }) => ({ key: sentence, says: sentence }));
  return [...asked, ...kept];
}

/** The points to read first, by severity. */
export function LookFirst({ submission }: { submission: SubmissionShown }) {
  const { flags, understood } = submission;
  const said = (code: string) =>
    flags.filter((flag) => flag.code === code).map(({ sentence }) => ({ key: sentence, says: sentence }));
  const safety = said('safety');
  const hidden = neverPrinted(submission);
  const questions = understood.questions.map(({ id, ask, words }) => ({
    key: id,
    says: words === undefined ? ask : `${ask} ${theyWrote([words])}`,
  }));
  const others = flags
    .filter(({ code }) => !elsewhere.includes(code))
    .map(({ sentence }) => ({ key: sentence, says: sentence }));
  const isClear = safety.length + hidden.length + questions.length + others.length === 0;
  return (
    <div className="flex flex-col gap-4">
      <Notes id="safety-notes" title="Safety notes" look="safety" items={safety} />
      <Notes id="never-printed" title="Never printed" look="hidden" items={hidden}>
        <p className="text-sm text-ink-soft">This stays out of the plan, workbook, calendar and emails.</p>
      </Notes>
      <Notes id="open-questions" title="Open questions" look="question" items={questions} />
      <Notes id="flags" title="Look at this first" look="flag" items={others} />
      {isClear && (
        <Notes
          id="flags"
          title="Look at this first"
          look="clear"
          items={[{ key: '', says: 'Nothing stood out.' }]}
        />
      )}
    </div>
  );
}

/** Sentences that the plan does not use. */
export function Unused({ unused }: Pick<SubmissionShown, 'unused'>) {
  if (unused.length === 0) return null;
  return (
    <details className="border-t border-line pt-3">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">
        {unused.length === 1 ? '1 sentence we didn’t use' : `${unused.length} sentences we didn’t use`}
      </summary>
      <ul className="space-y-2">
        {unused.map(({ field, text }) => (
          <li key={`${field} ${text}`} className="wrap-anywhere">
            “{text}” <span className="text-sm text-ink-soft">{answerNames[field]}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
