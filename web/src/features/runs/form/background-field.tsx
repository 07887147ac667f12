import { Check, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { pathTitle } from '#shared/content/path-titles.ts';
import { backgroundStarts, bareStart, ownWords, planIdLine } from '#shared/domain/runs/own-words.ts';
import {
  type AnswerField,
  answerLimits,
  answerNames,
  leastBackground,
  leastGoal,
} from '#shared/domain/runs/submit-rules.ts';
import type { RunAnswers } from '#shared/plan/plan-input.ts';
import type { TextBinding } from '#web/components/form/text-field.tsx';
import { TextareaField } from '#web/components/form/textarea-field.tsx';

/** Allows a line break after a slash, so that no line starts with one. */
export const lineName = (field: AnswerField): string => answerNames[field].replaceAll(' /', '\u00a0/');

/** A line may end without the starter's trailing space. */
const isBegun = (line: string, start: string): boolean => `${line.trimStart()} `.startsWith(start);

/** Whether words follow the starter. */
export const isStartContinued = (text: string, start: string): boolean =>
  text.split('\n').some((line) => isBegun(line, start) && line.trim() !== start.trimEnd());

/** Adds the starter on a new line, and returns the position of that line's end. */
export function withStart(text: string, start: string): { text: string; caret: number } {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => isBegun(line, start));
  if (at !== -1) return { text, caret: lines.slice(0, at + 1).join('\n').length };
  const before = text.trimEnd();
  const next = before === '' ? start : `${before}\n${start}`;
  return { text: next, caret: next.length };
}

const least: Partial<Record<AnswerField, number>> = { incomeGoal: leastGoal, content: leastBackground };

/** The number of characters missing to the minimum of the answer. */
export const charactersToGo = (field: AnswerField, answers: RunAnswers): number =>
  Math.max(0, (least[field] ?? 0) - ownWords(answers[field]).trim().length);

export const moreCharacters = (count: number): string =>
  count === 1 ? '1 more character' : `${count} more characters`;

/** The stored background names the path in its last line; the form shows the path as a chip. */
interface Background {
  text: string;
  path?: { slug: string; title: string };
}

const atEnd = /(?:^|\n\n)Plan ID: ([a-z0-9-]+)$/;

const anywhere = /^[ \t]*Plan ID: ([a-z0-9-]+)[ \t]*$/m;

/** Typed text is kept to the letter; a line that names an unknown path is text. */
export function splitBackground(content: string): Background {
  const found = atEnd.exec(content) ?? anywhere.exec(content);
  const slug = found?.[1] ?? '';
  const title = pathTitle(slug);
  if (found === null || title === undefined) return { text: content };
  const before = content.slice(0, found.index);
  const after = content.slice(found.index + found[0].length);
  const text = after.trim() === '' ? before : `${before.trimEnd()}\n${after.trimStart()}`.trimStart();
  return { text, path: { slug, title } };
}

export function joinBackground({ text, path }: Background): string {
  if (path === undefined) return text;
  const line = planIdLine(path.slug);
  return text === '' ? line : `${text}\n\n${line}`;
}

interface WithLeastProps {
  least: number;
  toGo: number;
  /** Replaces the note, if there is one. */
  error: string | undefined;
  /** It was sent back and is still unchanged. */
  unrevised?: boolean;
  /** Sentence starters of the form do not count. */
  begun?: boolean;
  /** The user is typing in it. */
  focused?: boolean;
  /** A problem of a text that is long enough. */
  doubt?: string | undefined;
  /** Another element says so. */
  quiet?: boolean;
  /** A text field with a counter at its bottom. */
  children: ReactNode;
}

const noteLook =
  'order-2 text-start min-[25rem]:bottom-0 min-[25rem]:left-0 min-[25rem]:absolute flex items-center gap-1 text-sm';

/**
 * A text field with a note on its minimum length next to the counter, in plain ink because nothing is wrong
 * yet.
 */
export const WithLeast = ({
  least,
  toGo,
  error,
  unrevised,
  begun,
  focused,
  doubt,
  quiet,
  children,
}: WithLeastProps) => (
  <div className="with-least relative">
    {children}
    {error === undefined &&
      (unrevised ? (
        <p className={`${noteLook} font-semibold text-ochre`}>Not changed yet</p>
      ) : toGo === 0 && doubt !== undefined ? (
        <p className={`${noteLook} font-semibold text-ochre`}>{doubt}</p>
      ) : toGo === 0 ? (
        !quiet && (
          <p className={`${noteLook} font-semibold text-leaf`}>
            <Check aria-hidden className="size-4" />
            Enough
          </p>
        )
      ) : begun && focused ? (
        <p className={noteLook}>Finish this sentence</p>
      ) : (
        <p className={noteLook}>
          {toGo < least || begun ? moreCharacters(toGo) : `At least ${least} characters`}
          {begun && ' of your own'}
        </p>
      ))}
  </div>
);

interface BackgroundFieldProps {
  binding: TextBinding;
  toGo: number;
  /** Undefined for those who answered before. */
  hint: string | undefined;
  unrevised: boolean;
  /** The text is long enough, but nothing can be read in it. */
  unread: boolean;
}

/**
 * The answer that shapes the plan most: buttons start a sentence for each part, and the field grows with its
 * text.
 */
export function BackgroundField({ binding: stored, toGo, hint, unrevised, unread }: BackgroundFieldProps) {
  const { text: typed, path } = splitBackground(stored.value);
  const binding: TextBinding = {
    ...stored,
    value: typed,
    onChange: (text) => stored.onChange(joinBackground({ text, ...(path && { path }) })),
  };
  const begin = (start: string) => {
    const { text, caret } = withStart(binding.value, start);
    if (text !== binding.value) binding.onChange(text);
    requestAnimationFrame(() => {
      const field = document.getElementById(binding.id);
      if (!(field instanceof HTMLTextAreaElement)) return;
      field.focus();
      field.setSelectionRange(caret, caret);
      // Browsers do not scroll to a field that is visible but behind the bar of a phone.
      field.scrollIntoView({ block: 'nearest' });
    });
  };
  const [focused, setFocused] = useState(false);
  const begun = bareStart(binding.value) !== undefined;
  const own = ownWords(binding.value);
  // An unfinished sentence is not an error yet.
  const error = focused && begun ? undefined : binding.error;
  return (
    <div className="begun relative flex flex-col">
      {/* Shown between the hint and the field. */}
      <div className="starts order-1 grid grid-cols-1 sm:grid-cols-3">
        {backgroundStarts.map(({ part, asks, start }) => {
          const said = isStartContinued(binding.value, start);
          const Icon = said ? Check : Plus;
          return (
            <button
              className="sm:[grid-template:'part_sign'_'asks_asks'_/_minmax(0,1fr)_auto] focus-visible:relative focus-visible:outline-2 focus-visible:outline-leaf focus-visible:outline-offset-2 sm:[.starts>button+&]:border-l-0"
              key={asks}
              type="button"
              data-said={said || undefined}
              onClick={() => begin(start)}
            >
              <span className="font-semibold">{part}</span>{' '}
              <span className="sm:[grid-area:asks] sm:text-(length:--text-sm)">{asks}</span>
              <Icon aria-hidden className="size-4 shrink-0" />
              {said && <span className="sr-only">, said</span>}
            </button>
          );
        })}
      </div>
      <WithLeast
        least={leastBackground}
        toGo={toGo}
        error={error}
        unrevised={unrevised}
        begun={begun}
        focused={focused}
        doubt={unread ? 'We can’t read this' : undefined}
      >
        <TextareaField
          {...binding}
          error={error}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          ownLength={own === binding.value ? undefined : own.trim().length}
          label={lineName('content')}
          hint={hint}
          required
          rows={4}
          max={answerLimits.content}
          redAbove={9500}
        />
      </WithLeast>
    </div>
  );
}
