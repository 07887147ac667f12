import { LoaderCircle, Printer, Search as SearchIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '#web/components/class-names.ts';
import { IconButton } from '#web/components/pdf/icon-button.tsx';
import type { Zoom } from '#web/components/pdf/use-zoom.ts';
import { ZoomButtons } from '#web/components/pdf/zoom-buttons.tsx';
import { DownloadAgain, type DownloadAgainProps } from './download-again.tsx';
import { LayoutSwitch, type LayoutSwitchProps } from './layout-switch.tsx';
import { Pager, type PagerProps } from './pager.tsx';
import { SearchBox } from './search-box.tsx';
import type { Search } from './use-search.ts';

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
