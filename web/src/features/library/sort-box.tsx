import { ChevronDown } from 'lucide-react';
import { finderFormId } from './library-path.ts';
import { orders } from './path-query.ts';

export interface SortBoxProps {
  sort: string;
  /** Filtered paths are shown outside the shelves. */
  isFiltering: boolean;
  /** A search puts the best match first. */
  isSearching: boolean;
  onChoose: (sort: string) => void;
}

type Listed = Pick<SortBoxProps, 'sort' | 'isFiltering' | 'isSearching'>;

const [best, ...others] = orders;
/** Lists each order once: filtered paths are sorted by pay anyway, so that order has no separate option. */
const ordersFor = ({ sort, isFiltering, isSearching }: Listed) => {
  if (isSearching) return [['', 'Best match'], ...orders] as const;
  if (!isFiltering) return [['', 'Group by type'], ...orders] as const;
  return sort === best[0] ? orders : [['', best[1]] as const, ...others];
};

/** The order of the paths; part of the form above it. */
export function SortBox({ onChoose, ...listed }: SortBoxProps) {
  return (
    <div className="find-sort ml-auto gap-2 relative flex grow-0 shrink basis-auto items-center min-w-0 text-(length:--text-sm) [&>svg]:right-3 [&>svg]:left-auto noscript:hidden">
      <label htmlFor="find-sort" className="max-sm:sr-only text-ink-soft">
        Sort
      </label>
      <select
        className="focus-visible:outline-offset-2"
        id="find-sort"
        name="sort"
        form={finderFormId}
        value={listed.sort}
        onChange={({ target }) => onChoose(target.value)}
      >
        {ordersFor(listed).map(([name, label]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden />
    </div>
  );
}
