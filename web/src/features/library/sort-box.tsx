import { ChevronDown } from 'lucide-react';
import { finderFormId } from './library-path.ts';
import { orders } from './path-query.ts';

export interface SortBoxProps {
  sort: string;
  /** What was found stands in no shelf. */
  isFiltering: boolean;
  onChoose: (sort: string) => void;
}

const [best, ...others] = orders;
/** Each value once, so that the field says what the address does: the best paid stand first in what was found. */
const ordersFor = ({ sort, isFiltering }: Pick<SortBoxProps, 'sort' | 'isFiltering'>) => {
  if (!isFiltering) return [['', 'By shelf'], ...orders] as const;
  return sort === best[0] ? orders : [['', best[1]] as const, ...others];
};

/** In which order paths stand; a part of the form above it. */
export function SortBox({ sort, isFiltering, onChoose }: SortBoxProps) {
  return (
    <div className="find-sort noscript:hidden">
      <label htmlFor="find-sort" className="max-sm:sr-only">
        Sort
      </label>
      <select
        id="find-sort"
        name="sort"
        form={finderFormId}
        value={sort}
        onChange={({ target }) => onChoose(target.value)}
      >
        {ordersFor({ sort, isFiltering }).map(([name, label]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden />
    </div>
  );
}
