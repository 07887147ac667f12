import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { fullDate } from '#shared/plan/write/say/dates.ts';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { chipLook, chosenLook } from '../form/chip-look.ts';
import { controlLook, Field, FieldError } from '../form/field.tsx';
import { type ConfirmProps, setPart } from './confirm-props.ts';
import { ControlGroup } from './control-group.tsx';

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
