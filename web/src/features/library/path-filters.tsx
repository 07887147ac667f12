import type { RefObject, SubmitEvent } from 'react';
import { SelectField } from '#web/components/form/select-field.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { type ChipName, chips, type PathQuery } from './path-query.ts';

export interface PathFiltersProps {
  form: RefObject<HTMLFormElement | null>;
  query: PathQuery;
  topics: readonly string[];
  onType: (words: string) => void;
  /** The text field was left. */
  onSettle: () => void;
  onChoose: (changed: Partial<PathQuery>) => void;
  onSubmit: () => void;
}

interface ChipProps {
  name: ChipName;
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A box to tick in the shape of a chip: without scripts, the style sheet alone hides what does not fit. */
function Chip({ name, label, checked, onChange }: ChipProps) {
  return (
    <label className="chip">
      <input
        type="checkbox"
        value="1"
        id={`find-${name}`}
        name={name}
        checked={checked}
        className="chip-box"
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
    </label>
  );
}

/** Everything takes effect at once; there is nothing to send. */
export function PathFilters(props: PathFiltersProps) {
  const { query, topics, onChoose } = props;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    props.onSubmit();
  };
  return (
    <search aria-label="Income paths">
      <form ref={props.form} autoComplete="off" className="mt-5" onSubmit={submit}>
        <div className="flex flex-wrap items-end gap-3 *:min-w-28 *:flex-1 max-sm:*:first:basis-full sm:*:first:flex-3 sm:*:last:flex-2 sm:gap-x-4 noscript:hidden">
          <TextField
            id="find-q"
            name="q"
            type="search"
            label="Search paths"
            inputMode="search"
            autoCapitalize="none"
            maxLength={80}
            value={query.q}
            onChange={props.onType}
            onBlur={props.onSettle}
          />
          <SelectField
            id="find-topic"
            name="topic"
            label="Topic"
            placeholder="Any"
            options={topics.map((topic) => [topic, topic] as const)}
            value={query.topic}
            onChange={(topic) => onChoose({ topic })}
          />
        </div>
        <fieldset className="find-chips">
          <legend className="sr-only">Only paths that are</legend>
          {chips.map(([name, label]) => (
            <Chip
              key={name}
              name={name}
              label={label}
              checked={query[name]}
              onChange={(checked) => onChoose({ [name]: checked })}
            />
          ))}
        </fieldset>
      </form>
    </search>
  );
}
