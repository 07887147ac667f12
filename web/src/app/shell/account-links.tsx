import { addresses, ownedPathsId } from '#web/config/addresses.ts';
import { Link } from '#web/lib/router/link.tsx';
import { LogOutButton } from './log-out-button.tsx';
import { menuItemLook } from './menu-look.ts';

/** What either menu offers somebody who is logged in. */
export function AccountLinks() {
  return (
    <ul>
      <li>
        <Link to={addresses.dashboard()} className={menuItemLook}>
          Dashboard
        </Link>
      </li>
      <li>
        <Link to={`${addresses.dashboard()}#${ownedPathsId}`} className={menuItemLook}>
          Your paths
        </Link>
      </li>
      <li>
        <LogOutButton />
      </li>
    </ul>
  );
}
