import { ChevronDown, ChevronUp, Search as SearchIcon, X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useId } from 'react';
import { classNames } from '#web/components/class-names.ts';
import { IconButton } from '#web/components/pdf/icon-button.tsx';
import { VisuallyHidden } from '#web/components/visually-hidden.tsx';
import type { Search } from './use-search.ts';

interface SearchBoxProps {
  search: Search;
  input: RefObject<HTMLInputElement | null>;
  /** For a bar that was opened only for the search. */
  onClose: () => void;
}

export function SearchBox({ search: { words, search, step, told, found }, input, onClose }: SearchBoxProps) {
  const id = useId();
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    step(event.shiftKey ? -1 : 1);
  };
  const clear = () => {
    search('');
    input.current?.focus();
  };
  return (
    <>
      {/* The result count is inside the frame, which keeps its width. */}
      <span className="flex min-h-11 w-full min-w-0 items-center rounded-sm border border-line-strong bg-sheet has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-leaf">
        <label htmlFor={id} className="ps-3 text-ink-soft">
          <SearchIcon aria-hidden className="size-5" />
          <VisuallyHidden>Search in the document</VisuallyHidden>
        </label>
        <input
          ref={input}
          id={id}
          type="search"
          value={words}
          placeholder="Search the plan"
          className="min-h-11 w-full min-w-0 bg-transparent px-2 text-base outline-none"
          onChange={(event) => search(event.target.value)}
          onKeyDown={press}
        />
        <span role="status" className="max-w-3/5 shrink-0 truncate text-sm not-empty:pe-3">
          {told}
        </span>
        {found && (
          <span className="flex shrink-0">
            <IconButton label="Previous match" onClick={() => step(-1)}>
              <ChevronUp aria-hidden className="size-5" />
            </IconButton>
            <IconButton label="Next match" onClick={() => step(1)}>
              <ChevronDown aria-hidden className="size-5" />
            </IconButton>
          </span>
        )}
        {words !== '' && (
          <IconButton
            label="Clear the search"
            className={classNames(found && 'max-sm:hidden')}
            onClick={clear}
          >
            <X aria-hidden className="size-6" />
          </IconButton>
        )}
      </span>
    </>
  );
}
