import { Files, LoaderCircle, Minus, Plus, Printer, Search as SearchIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '#web/components/class-names.ts';
import { IconButton } from './icon-button.tsx';
import { SearchBox } from './search-box.tsx';
import type { Search } from './use-search.ts';
import type { Zoom } from './use-zoom.ts';

interface ViewerToolbarProps {
  zoom: Zoom;
  search: Search;
  printing: boolean;
  onPrint: () => void;
  /** The strip of pages, which a small screen shows on demand. */
  showsPages: boolean;
  onShowPages: () => void;
}

function ZoomButtons({ zoom }: { zoom: Zoom }) {
  return (
    <div className="flex items-center">
      <IconButton label="Zoom out" disabled={!zoom.canShrink} onClick={zoom.shrink}>
        <Minus aria-hidden className="size-5" />
      </IconButton>
      <span role="status" aria-label="Zoom" className="min-w-12 text-center text-sm tabular-nums">
        {Math.round(zoom.factor * 100)}%
      </span>
      <IconButton label="Zoom in" disabled={!zoom.canGrow} onClick={zoom.grow}>
        <Plus aria-hidden className="size-5" />
      </IconButton>
    </div>
  );
}

/** Stays in view; one row on a phone, where the search opens below it, so that the screen is the document's. */
export function ViewerToolbar(props: ViewerToolbarProps) {
  const { zoom, search, printing, onPrint, showsPages, onShowPages } = props;
  const [searching, setSearching] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const toggleSearch = () => {
    flushSync(() => setSearching(!searching));
    input.current?.focus();
  };
  const PrintIcon = printing ? LoaderCircle : Printer;
  return (
    <div className="sticky top-0 z-10 flex flex-wrap items-center justify-between gap-x-3 border-y border-line bg-paper py-1 sm:justify-start">
      <ZoomButtons zoom={zoom} />
      <div className="flex items-center">
        <IconButton label="Pages" expanded={showsPages} className="lg:hidden" onClick={onShowPages}>
          <Files aria-hidden className="size-5" />
        </IconButton>
        <IconButton label={printing ? 'Preparing to print' : 'Print'} disabled={printing} onClick={onPrint}>
          <PrintIcon
            aria-hidden
            className={classNames('size-5', printing && 'animate-spin motion-reduce:animate-none')}
          />
        </IconButton>
        <IconButton label="Search" expanded={searching} className="sm:hidden" onClick={toggleSearch}>
          <SearchIcon aria-hidden className="size-5" />
        </IconButton>
      </div>
      <div
        className={classNames(
          'min-w-0 grow basis-full items-center gap-2 sm:ml-auto sm:flex sm:max-w-md sm:basis-64',
          searching ? 'flex' : 'hidden',
        )}
      >
        <SearchBox search={search} input={input} />
      </div>
    </div>
  );
}
