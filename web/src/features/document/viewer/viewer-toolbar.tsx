import '#web/components/layout-switch.css';
import {
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronUp,
  LoaderCircle,
  Printer,
  Search as SearchIcon,
  X,
} from 'lucide-react';
import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '#web/components/class-names.ts';
import type { Zoom } from '#web/components/pdf/use-zoom.ts';
import { IconButton, ZoomButtons } from '#web/components/pdf/zoom-buttons.tsx';
import { VisuallyHidden } from '#web/components/text/visually-hidden.tsx';
import { DownloadAgain, type DownloadAgainProps } from './download-sheet.tsx';
import type { Search } from './use-search.ts';
import '#web/components/pdf/pdf.css';
import './viewer.css';
import '../text/plan-text.css';
import type { Layout } from './use-plan-place.ts';

const names: Readonly<Record<Layout, string>> = { text: 'Text', pages: 'PDF' };

const layouts: readonly Layout[] = ['text', 'pages'];

interface LayoutSwitchProps {
  layout: Layout;
  onChoose: (layout: Layout) => void;
}

function LayoutSwitch({ layout, onChoose }: LayoutSwitchProps) {
  return (
    <fieldset className="layout-switch flex border border-line-strong rounded-sm bg-sheet [&>[aria-pressed='true']]:border-leaf [&>[aria-pressed='true']]:bg-leaf-tint [&>[aria-pressed='true']]:text-leaf-strong [&>[aria-pressed='true']]:font-semibold [&>[aria-pressed='false']]:hover:bg-leaf-faint [&>[aria-pressed='false']]:hover:text-leaf-strong">
      <legend className="sr-only">Show the plan as</legend>
      {layouts.map((one) => (
        <button
          className="px-3 m-[-1px] min-w-14 min-h-11 border border-transparent rounded-sm cursor-pointer text-(length:--text-sm) focus-visible:outline-2 focus-visible:outline-leaf focus-visible:outline-offset-2"
          key={one}
          type="button"
          aria-pressed={one === layout}
          onClick={() => onChoose(one)}
        >
          {names[one]}
        </button>
      ))}
    </fieldset>
  );
}

interface SearchBoxProps {
  search: Search;
  input: RefObject<HTMLInputElement | null>;
  /** For a bar that was opened only for the search. */
  onClose: () => void;
}

function SearchBox({ search: { words, search, step, told, found }, input, onClose }: SearchBoxProps) {
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

interface ViewerToolbarProps {
  zoom: Zoom;
  search: Search;
  printing: boolean;
  onPrint: () => void;
  /** A phone has it at the bottom, with the pager. */
  download: DownloadAgainProps;
  /** Undefined when the document has no text. */
  layout: LayoutSwitchProps | undefined;
  pager: PagerProps;
}

/** A sticky bar of one row; the search opens below it, so that the screen is left for the document. */
export function ViewerToolbar(props: ViewerToolbarProps) {
  const { zoom, search, printing, onPrint, download, layout, pager } = props;
  const [searching, setSearching] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const glass = useRef<HTMLDivElement>(null);
  const openSearch = () => {
    flushSync(() => setSearching(true));
    input.current?.focus();
  };
  const closeSearch = () => {
    search.search('');
    setSearching(false);
    if (searching) glass.current?.querySelector('button')?.focus();
  };
  const PrintIcon = printing ? LoaderCircle : Printer;
  return (
    <div className="viewer-bar p-1 flex flex-wrap items-center justify-between min-h-13.5 bg-sheet max-sm:py-1 max-sm:px-4 max-sm:border-y max-sm:border-y-line sm:justify-start sm:border sm:border-edge sm:rounded-t-md sm:gap-y-0 sm:gap-x-3 [@media(height<26rem)]:py-px [@media(height<26rem)]:min-h-11 sm:[@media(height<26rem)]:gap-y-0 sm:[@media(height<26rem)]:gap-x-1.5 min-[72rem]:has-[+.viewer-desk_.is-sliding]:px-[calc(0.25rem+var(--spread))] top-0 sticky z-10 [@media(height<16rem)]:static">
      <Pager {...pager} className="max-sm:hidden" />
      {layout && <LayoutSwitch {...layout} />}
      <ZoomButtons zoom={zoom} />
      <div className="sm:[.viewer-bar>*+&]:pl-3 sm:[.viewer-bar>*+&]:border-l sm:[.viewer-bar>*+&]:border-l-line sm:[@media(height<26rem)]:[.viewer-bar>*+&]:pl-1.5 flex items-center sm:max-lg:ms-auto">
        <IconButton
          label={printing ? 'Preparing to print' : 'Print'}
          disabled={printing}
          className="max-sm:hidden"
          onClick={onPrint}
        >
          <PrintIcon
            aria-hidden
            className={classNames('size-5', printing && 'animate-spin motion-reduce:animate-none')}
          />
        </IconButton>
        <DownloadAgain {...download} />
        <div ref={glass} className="lg:hidden">
          <IconButton label="Search" expanded={searching} onClick={searching ? closeSearch : openSearch}>
            <SearchIcon aria-hidden className="size-5" />
          </IconButton>
        </div>
      </div>
      <div
        className={classNames(
          'viewer-search py-1.5 flex grow shrink basis-full min-w-0 lg:py-0 lg:ml-auto lg:grow-0 lg:shrink lg:basis-88',
          !searching && 'max-lg:hidden',
        )}
      >
        <SearchBox search={search} input={input} onClose={closeSearch} />
      </div>
    </div>
  );
}

export interface PagerProps {
  current: number;
  last: number;
  onGoTo: (page: number) => void;
  /** Shows all pages; without it, the position is only text. */
  onShowAll?: () => void;
  all?: string;
  className?: string;
}

/** The current page, with buttons to the previous and next ones. */
export function Pager({ current, last, onGoTo, onShowAll, all = 'all pages', className }: PagerProps) {
  const place = (
    <>
      <span className="sr-only">Page </span>
      {current} of {last}
    </>
  );
  return (
    <div className={classNames('flex items-center', className)}>
      <IconButton label="Previous page" disabled={current <= 1} onClick={() => onGoTo(current - 1)}>
        <ChevronLeft aria-hidden className="size-5" />
      </IconButton>
      {onShowAll === undefined ? (
        <p className="min-w-14 text-center text-sm">{place}</p>
      ) : (
        <button
          type="button"
          aria-haspopup="dialog"
          className="inline-flex min-h-11 min-w-18 cursor-pointer items-center justify-center gap-1 rounded-sm text-sm font-semibold text-leaf focus-visible:outline-2 focus-visible:outline-leaf"
          onClick={onShowAll}
        >
          <span>{place}</span>
          <span className="sr-only">, {all}</span>
          <ChevronUp aria-hidden className="size-4" />
        </button>
      )}
      <IconButton label="Next page" disabled={current >= last} onClick={() => onGoTo(current + 1)}>
        <ChevronRight aria-hidden className="size-5" />
      </IconButton>
    </div>
  );
}
