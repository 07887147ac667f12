import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#web/config/paths.ts';
import { AccountLabel } from './account-label.tsx';
import { LogOutButton } from './log-out-button.tsx';
import { menuItemLook } from './menu-look.ts';

const menuId = 'account-menu';

/** A popover, so that it opens before the app runs and closes by Escape or a press elsewhere. */
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
        className="menu-sheet menu-sheet-end w-52 rounded-md border border-line bg-sheet p-2 shadow-float"
      >
        <ul>
          <li>
            <Link to={paths.dashboard()} className={menuItemLook}>
              Dashboard
            </Link>
          </li>
          <li>
            <LogOutButton className={menuItemLook} />
          </li>
        </ul>
      </div>
    </>
  );
}
