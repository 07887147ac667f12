import { Check, Plus } from 'lucide-react';
import { useState } from 'react';
import { backgroundStarts, bareStart, ownWords } from '#shared/domain/runs/own-words.ts';
import { answerLimits, leastBackground } from '#shared/domain/runs/submit-rules.ts';
import type { TextBinding } from '#web/components/form/text-field.tsx';
import { TextareaField } from '#web/components/form/textarea-field.tsx';
import { isStartContinued, withStart } from './background-starts.ts';
import { joinBackground, splitBackground } from './built-on.ts';
import { lineName } from './run-words.ts';
import { WithLeast } from './with-least.tsx';

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
