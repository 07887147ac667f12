import { ChevronDown, ChevronUp, Download, Minus, Plus, Printer } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from '#web/components/button/button.tsx';
import type { Search } from './use-search.ts';
import type { Zoom } from './use-zoom.ts';

const iconLook =
  'inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-sm text-leaf hover:bg-leaf-tint ' +
  'focus-visible:outline-2 focus-visible:outline-leaf disabled:cursor-not-allowed disabled:text-ink-soft';

function IconButton(props: { label: string; disabled?: boolean; onClick: () => void; children: ReactNode }) {
  const { label, disabled, onClick, children } = props;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={disabled}
      className={iconLook}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

function SearchBox({ search: { words, search, step, told, found } }: { search: Search }) {
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    step(event.shiftKey ? -1 : 1);
  };
  return (
    <div className="flex min-w-0 flex-1 basis-64 items-center gap-1">
      <input
        type="search"
        aria-label="Search in the document"
        placeholder="Search"
        value={words}
        className="block min-h-11 w-full min-w-0 rounded-sm border border-line-strong bg-sheet px-3 text-base focus-visible:outline-2 focus-visible:outline-leaf"
        onChange={(event) => search(event.target.value)}
        onKeyDown={press}
      />
      <span role="status" className="text-center text-sm tabular-nums not-empty:min-w-20">
        {told}
      </span>
      {found && (
        <>
          <IconButton label="Previous match" onClick={() => step(-1)}>
            <ChevronUp aria-hidden className="size-5" />
          </IconButton>
          <IconButton label="Next match" onClick={() => step(1)}>
            <ChevronDown aria-hidden className="size-5" />
          </IconButton>
        </>
      )}
    </div>
  );
}

interface ViewerToolbarProps {
  zoom: Zoom;
  search: Search;
  printing: boolean;
  onDownload: () => void;
  onPrint: () => void;
}

/** Stays in view; on a phone in two rows, so that most of the screen is the document's. */
export function ViewerToolbar({ zoom, search, printing, onDownload, onPrint }: ViewerToolbarProps) {
  return (
    <div className="sticky top-0 z-10 flex flex-wrap items-center gap-x-3 gap-y-1 border-y border-line bg-paper py-1.5">
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
      <div className="flex gap-2 max-sm:ml-auto">
        <Button variant="secondary" label="Download" onClick={onDownload}>
          <Download aria-hidden className="size-5" />
          <span className="max-sm:hidden">Download</span>
        </Button>
        <Button
          variant="secondary"
          label="Print"
          pending={printing}
          pendingText={<span className="max-sm:hidden">Preparing…</span>}
          onClick={onPrint}
        >
          <Printer aria-hidden className="size-5" />
          <span className="max-sm:hidden">Print</span>
        </Button>
      </div>
      <SearchBox search={search} />
    </div>
  );
}
