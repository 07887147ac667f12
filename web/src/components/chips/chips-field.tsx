import { Check, Plus, X } from 'lucide-react';
import { type KeyboardEvent, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import {
  controlLook,
  FieldError,
  FieldHint,
  type FieldText,
  fieldAttributes,
  RequiredMark,
} from '../form/field.tsx';
import type { TextBinding } from '../form/text-field.tsx';
import { addChips, chipsToText, hasChip, parseChips, removeChip } from './chip-list.ts';

/** The look of a chip. Its ends are round while it fits on one line. */
export const chipLook =
  'inline-flex min-h-11 items-center gap-1.5 rounded-[1.375rem] border px-3 py-1.5 max-sm:text-[0.9375rem] sm:px-4 cursor-pointer transition-colors ' +
  'duration-150 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-leaf ' +
  'disabled:cursor-not-allowed';

export const chosenLook = 'border-leaf bg-leaf-tint font-semibold text-leaf-strong';

// A locked question shows only its answers.
export const openLook = 'border-line-strong bg-sheet text-ink hover:border-leaf disabled:hidden';

interface ChipsFieldProps extends FieldText, TextBinding {
  suggestions: readonly string[];
  disabled?: boolean;
  /** The noun in “Add your own skill”. */
  noun: string;
}

/** Unfinished text counts as an answer, though it becomes a chip only with Enter, a comma or Add. */
const withTyped = (base: string, typed: string): string => chipsToText(addChips(parseChips(base), typed));

function useChips({ value, onChange }: TextBinding) {
  const [draft, setDraft] = useState({ base: value, typed: '' });
  const [announcement, setAnnouncement] = useState('');
  // A value that we did not report came from elsewhere, such as a restored draft.
  const { base, typed } = withTyped(draft.base, draft.typed) === value ? draft : { base: value, typed: '' };
  const chosen = parseChips(base);

  const change = (next: { base: string; typed: string }) => {
    setDraft(next);
    onChange(withTyped(next.base, next.typed));
  };
  const add = (text: string, stillTyped = '') => {
    const next = addChips(chosen, text);
    if (next.length > chosen.length) setAnnouncement(`${next.slice(chosen.length).join(', ')} added.`);
    change({ base: chipsToText(next), typed: stillTyped });
  };
  const remove = (chip: string) => {
    setAnnouncement(`${chip} removed.`);
    change({ base: chipsToText(removeChip(chosen, chip)), typed });
  };
  const type = (text: string) => (/[,\n]/.test(text) ? add(text) : change({ base, typed: text }));
  return { chosen, typed, announcement, add, remove, type };
}

interface ChipProps {
  chip: string;
  chips: ReturnType<typeof useChips>;
}

function SuggestedChip({ chip, chips }: ChipProps) {
  const pressed = hasChip(chips.chosen, chip);
  const Icon = pressed ? Check : Plus;
  return (
    <button
      type="button"
      aria-pressed={pressed}
      className={classNames(chipLook, pressed ? chosenLook : openLook)}
      onClick={() => (pressed ? chips.remove(chip) : chips.add(chip, chips.typed))}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      {chip}
    </button>
  );
}

function OwnChip({ chip, chips }: ChipProps) {
  return (
    <button
      type="button"
      aria-label={`Remove ${chip}`}
      className={classNames(chipLook, chosenLook, 'max-w-full text-left wrap-anywhere')}
      onClick={() => chips.remove(chip)}
    >
      {chip}
      <X aria-hidden className="size-4 shrink-0 in-disabled:hidden" />
    </button>
  );
}

/** Suggested answers to press and custom ones to type; the value is comma-separated text. */
export function ChipsField(props: ChipsFieldProps) {
  const { id, label, suggestions } = props;
  const chips = useChips(props);
  const input = useRef<HTMLInputElement>(null);

  // Text typed before hydration counts, too.
  const takeEarlyText = useEffectEvent(() => {
    const early = input.current?.value ?? '';
    if (early !== chips.typed) chips.type(early);
  });
  useLayoutEffect(() => takeEarlyText(), []);

  // Phone keyboards report no key for a comma, so the text is checked for one.
  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    chips.add(chips.typed);
  };

  return (
    <fieldset disabled={props.disabled} className="min-w-0">
      <legend className="mb-1 font-semibold">
        {label}
        {props.required && <RequiredMark />}
      </legend>
      {props.hint !== undefined && <FieldHint id={id}>{props.hint}</FieldHint>}
      <div className="flex flex-wrap items-center gap-1.5 sm:gap-2">
        {suggestions.map((chip) => (
          <SuggestedChip key={chip} chip={chip} chips={chips} />
        ))}
        {chips.chosen
          .filter((chip) => !hasChip(suggestions, chip))
          .map((chip) => (
            <OwnChip key={chip} chip={chip} chips={chips} />
          ))}
        <div className="relative min-w-[min(12rem,100%)] grow basis-48 in-disabled:hidden">
          <input
            {...fieldAttributes({ ...props, required: false })}
            ref={input}
            aria-label={`Add your own ${props.noun}`}
            type="text"
            value={chips.typed}
            autoComplete="off"
            enterKeyHint="done"
            placeholder="Type your own"
            className={classNames(controlLook, 'min-h-11! py-1.5 pr-14')}
            onChange={(event) => chips.type(event.target.value)}
            onKeyDown={pressKey}
            onBlur={props.onBlur}
          />
          {/* For touch; on a keyboard Enter does it. Keeping the focus keeps a phone's keyboard open. */}
          <button
            type="button"
            tabIndex={-1}
            aria-label={`Add ${props.noun}`}
            disabled={chips.typed.trim() === ''}
            className="absolute inset-y-0 right-0 min-w-11 cursor-pointer px-3 font-semibold text-leaf hover:text-leaf-strong disabled:invisible"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => chips.add(chips.typed)}
          >
            Add
          </button>
        </div>
      </div>
      <FieldError id={id}>{props.error}</FieldError>
      <span role="status" className="sr-only">
        {chips.announcement}
      </span>
    </fieldset>
  );
}
