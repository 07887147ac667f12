import type { RefObject, SubmitEvent } from 'react';
import { CheckboxField } from '#web/components/form/checkbox-field.tsx';
import { SelectField } from '#web/components/form/select-field.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import type { OfferedChoices, PathQuery } from './path-query.ts';

export interface PathFiltersProps {
  form: RefObject<HTMLFormElement | null>;
  query: PathQuery;
  offered: OfferedChoices;
  onType: (words: string) => void;
  /** The text field was left. */
  onSettle: () => void;
  onChoose: (changed: Partial<PathQuery>) => void;
  onSubmit: () => void;
}

const asIs = (choices: readonly string[]) => choices.map((choice) => [choice, choice] as const);
const upTo = (unit: string, bounds: readonly string[]) =>
  bounds.map((bound) => [bound, bound === '0' ? `${unit}0` : `Up to ${unit}${bound}`] as const);

/** Everything takes effect at once; there is nothing to send. */
export function PathFilters(props: PathFiltersProps) {
  const { query, offered, onChoose } = props;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    props.onSubmit();
  };
  const choice = (name: keyof OfferedChoices) => ({
    id: `find-${name}`,
    name,
    value: query[name],
    placeholder: 'Any',
    onChange: (value: string) => onChoose({ [name]: value }),
  });

  return (
    <search aria-label="Income paths" className="noscript:hidden">
      <form
        ref={props.form}
        autoComplete="off"
        className="grid grid-cols-2 items-end gap-x-3 gap-y-4 sm:gap-x-4 lg:grid-cols-12"
        onSubmit={submit}
      >
        <div className="col-span-2 sm:col-span-1 lg:col-span-3">
          <TextField
            id="find-q"
            name="q"
            type="search"
            label="Words"
            inputMode="search"
            autoCapitalize="none"
            maxLength={80}
            value={query.q}
            onChange={props.onType}
            onBlur={props.onSettle}
          />
        </div>
        <div className="col-span-2 sm:col-span-1 lg:col-span-3">
          <SelectField {...choice('tag')} label="Topic" options={asIs(offered.tag)} />
        </div>
        <div className="lg:col-span-2">
          <SelectField {...choice('hours')} label="Hours a week" options={upTo('', offered.hours)} />
        </div>
        <div className="lg:col-span-2">
          <SelectField {...choice('budget')} label="Budget" options={upTo('$', offered.budget)} />
        </div>
        <div className="lg:col-span-2">
          <SelectField {...choice('tech')} label="Tech level" options={asIs(offered.tech)} />
        </div>
        <div className="lg:col-span-12">
          <CheckboxField
            id="find-free"
            name="free"
            label="Free to read only"
            checked={query.free}
            onChange={(free) => onChoose({ free })}
          />
        </div>
      </form>
    </search>
  );
}
