import { ChevronDown, Search } from 'lucide-react';
import { type RefObject, type SubmitEvent, useEffect, useRef } from 'react';
import { controlLook } from '#web/components/form/field.tsx';
import { useHydrated } from '#web/lib/page/use-hydrated.ts';
import { finderFormId } from '../library-path.ts';
import { type ChipName, chips, type PathQuery } from '../path-query.ts';

interface PathFiltersProps {
  form: RefObject<HTMLFormElement | null>;
  query: PathQuery;
  topics: readonly string[];
  onType: (words: string) => void;
  /** Called when the text field loses the focus. */
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

/** A checkbox that looks like a chip: without scripts, the style sheet alone filters the cards. */
function Chip({ name, label, checked, onChange }: ChipProps) {
  return (
    <label className="chip flex-none">
      <input
        type="checkbox"
        value="1"
        id={`find-${name}`}
        name={name}
        checked={checked}
        className="m-0 inset-0 absolute size-full opacity-0 cursor-pointer"
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
    </label>
  );
}

type FieldProps = Pick<PathFiltersProps, 'query' | 'topics' | 'onType' | 'onSettle' | 'onChoose'>;

function SearchBox({ query, onType, onSettle }: FieldProps) {
  return (
    <div className="find-words relative md:grow md:shrink md:basis-[55%] lg:grow lg:shrink lg:basis-56 noscript:hidden">
      <label htmlFor="find-q" className="sr-only">
        Search paths
      </label>
      <Search aria-hidden />
      <input
        id="find-q"
        name="q"
        type="search"
        inputMode="search"
        enterKeyHint="search"
        autoCapitalize="none"
        maxLength={80}
        placeholder="Search paths"
        value={query.q}
        className={`${controlLook} pl-11`}
        onChange={({ target }) => onType(target.value)}
        onBlur={onSettle}
      />
    </div>
  );
}

function TopicBox({ query, topics, onChoose }: FieldProps) {
  return (
    <div className="find-topic relative md:grow md:shrink md:basis-[35%] [&>svg]:right-3 [&>svg]:left-auto lg:grow-0 lg:shrink lg:basis-48 noscript:hidden flex-none">
      <label htmlFor="find-topic" className="sr-only">
        Topic
      </label>
      <select
        className="pr-10 pl-3 w-full min-h-12 max-md:pl-3.5 max-md:w-auto max-md:max-w-60 max-md:min-h-11 max-md:rounded-[1.375rem] max-md:field-sizing-content md:h-full focus-visible:outline-offset-2"
        id="find-topic"
        name="topic"
        value={query.topic}
        onChange={({ target }) => onChoose({ topic: target.value })}
      >
        <option value="">Any topic</option>
        {topics.map((topic) => (
          <option key={topic}>{topic}</option>
        ))}
      </select>
      <ChevronDown aria-hidden />
    </div>
  );
}

/** Space on each side of a chip that is scrolled into view. */
const room = 16;

/**
 * Scrolls the row, and not the page, until these chips are visible: the first completely, the last if it
 * fits.
 */
function slideTo(row: HTMLElement, chosen: readonly Element[]): void {
  const [first, last] = [chosen[0], chosen.at(-1)].map((chip) => chip?.getBoundingClientRect());
  if (first === undefined || last === undefined) return;
  const { left, right } = row.getBoundingClientRect();
  const back = first.left - left - room;
  if (last.right > right) row.scrollLeft += Math.min(back, last.right - right + room);
  else if (first.left < left) row.scrollLeft += back;
}

/** On a phone the chips are one row, so those in the address are scrolled into view. */
function useChosenInRow(): RefObject<HTMLFieldSetElement | null> {
  const row = useRef<HTMLFieldSetElement>(null);
  const hydrated = useHydrated();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address counts once the page has hydrated
  useEffect(() => {
    if (row.current) slideTo(row.current, [...row.current.querySelectorAll(':checked.chip-box')]);
  }, [hydrated]);
  return row;
}

/** Every change takes effect straight away, without a submit button. */
export function PathFilters(props: PathFiltersProps) {
  const { query, onChoose } = props;
  const row = useChosenInRow();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    props.onSubmit();
  };
  return (
    <search aria-label="Income paths">
      <form
        ref={props.form}
        id={finderFormId}
        autoComplete="off"
        className="mt-3 md:mt-6 md:flex md:flex-wrap md:gap-y-3 md:gap-x-2"
        onSubmit={submit}
      >
        <SearchBox {...props} />
        <fieldset
          ref={row}
          className="py-1 px-4 mt-2 mb-0 -mx-4 gap-1.5 flex min-w-0 overflow-x-auto [scrollbar-width:none] [scroll-padding-inline:1rem] md:contents"
          onChange={({ currentTarget, target }) => {
            if (target instanceof HTMLInputElement) slideTo(currentTarget, [target]);
          }}
        >
          <legend className="sr-only">Show only</legend>
          <TopicBox {...props} />
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
