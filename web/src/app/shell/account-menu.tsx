import { ChevronDown } from 'lucide-react';
import { AccountLabel } from './account-label.tsx';
import { AccountLinks } from './account-links.tsx';

const menuId = 'account-menu';

/** A popover, so that it works before the app runs and closes on Escape or a press elsewhere. */
export function AccountMenu() {
  return (
    <>
      <button
        type="button"
        popoverTarget={menuId}
        className="flex min-h-11 w-full max-w-44 cursor-pointer items-center gap-1 rounded-sm px-2 font-semibold text-ink hover:bg-leaf-tint"
      >
        <AccountLabel />
        <ChevronDown aria-hidden className="size-4 shrink-0" />
      </button>
      <div
        id={menuId}
        popover="auto"
        className="m-0 top-16 bottom-auto inset-x-auto absolute right-[max(1.5rem,calc((100%-var(--container-page))_/_2+1.5rem))] w-52 rounded-md border border-line bg-sheet p-2 shadow-float"
      >
        <AccountLinks />
      </div>
    </>
  );
}
