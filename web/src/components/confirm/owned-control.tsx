import { X } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { fullDate } from '#shared/plan/write/say/dates.ts';
import { Button } from '../button/button.tsx';
import { chipLook, chosenLook } from '../chips/chips-field.tsx';
import { classNames } from '../class-names.ts';
import { controlLook, Field, FieldError } from '../form/field.tsx';
import { type ConfirmProps, ControlGroup, setPart } from './control-parts.tsx';

const mostItems = 40;

const mostLetters = 200;

/** Tools, vehicles and rooms that the customer has, so the plan does not buy them again. */
export function OwnedControl({ value, read, onChange }: ConfirmProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const added = value.owned ?? [];
  const known = read.owned.filter((item) => !added.includes(item));
  const set = (owned: string[]) => onChange(setPart(value, 'owned', owned));
  const add = () => {
    const item = text.trim();
    if (item === '') return;
    setText('');
    if (added.includes(item) || added.length >= mostItems) return;
    set([...added, item]);
    setSaid(`${item} added.`);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Enter would submit the surrounding form.
    event.preventDefault();
    add();
  };
  return (
    <ControlGroup title="What you own" hint="Your plan won’t include buying these.">
      {known.length > 0 && <p className="wrap-anywhere">From your answers: {known.join(', ')}.</p>}
      {added.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {added.map((item) => (
            <li key={item} className="max-w-full">
              <button
                type="button"
                aria-label={`Remove ${item}`}
                className={classNames(chipLook, chosenLook, 'max-w-full text-left wrap-anywhere')}
                onClick={() => {
                  set(added.filter((one) => one !== item));
                  setSaid(`${item} removed.`);
                }}
              >
                {item}
                <X aria-hidden className="size-4 shrink-0" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-0 grow basis-48">
          <Field id={id} label="Something you own">
            <input
              id={id}
              type="text"
              autoComplete="off"
              enterKeyHint="done"
              maxLength={mostLetters}
              className={controlLook}
              value={text}
              onChange={({ target }) => setText(target.value)}
              onKeyDown={press}
            />
          </Field>
        </div>
        <Button variant="secondary" disabled={text.trim() === ''} onClick={add}>
          Add
        </Button>
      </div>
      <span role="status" className="sr-only">
        {said}
      </span>
    </ControlGroup>
  );
}

const none = { from: '', to: '' };

export function AwayControl({ value, onChange }: ConfirmProps) {
  const id = useId();
  const [dates, setDates] = useState(none);
  const away = value.away ?? [];
  const isBackwards = dates.from !== '' && dates.to !== '' && dates.to < dates.from;
  const isComplete = dates.from !== '' && dates.to !== '' && !isBackwards;
  const set = (next: typeof away) => onChange(setPart(value, 'away', next));
  return (
    <ControlGroup title="Days away" hint="We won’t schedule tasks on these days.">
      {away.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {away.map(({ from, to }, index) => (
            <li key={`${from}-${to}`}>
              <button
                type="button"
                aria-label={`Remove ${fullDate(from)} to ${fullDate(to)}`}
                className={classNames(chipLook, chosenLook)}
                onClick={() => set(away.filter((_, other) => other !== index))}
              >
                {fullDate(from)} to {fullDate(to)}
                <X aria-hidden className="size-4 shrink-0" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        {(['from', 'to'] as const).map((end) => (
          <Field key={end} id={`${id}-${end}`} label={end === 'from' ? 'First day away' : 'Last day away'}>
            <input
              id={`${id}-${end}`}
              type="date"
              className={controlLook}
              value={dates[end]}
              onChange={({ target }) => setDates({ ...dates, [end]: target.value })}
            />
          </Field>
        ))}
      </div>
      <FieldError id={id}>
        {isBackwards ? 'The last day is before the first. Please check both.' : undefined}
      </FieldError>
      <div>
        <Button
          variant="secondary"
          disabled={!isComplete || away.length >= 20}
          onClick={() => {
            set([...away, dates]);
            setDates(none);
          }}
        >
          Add these days
        </Button>
      </div>
    </ControlGroup>
  );
}
