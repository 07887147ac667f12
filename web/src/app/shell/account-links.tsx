import { Link } from 'react-router-dom';
import { addresses, ownedPathsId } from '#web/config/addresses.ts';
import { LogOutButton } from './log-out-button.tsx';

/** Both menus show these links to a logged-in person. */
export function AccountLinks() {
  return (
    <ul>
      <li>
        <Link to={addresses.dashboard()} className="menu-item">
          Dashboard
        </Link>
      </li>
      <li>
        <Link to={`${addresses.dashboard()}#${ownedPathsId}`} className="menu-item">
          Your paths
        </Link>
      </li>
      <li>
        <Link to={addresses.profile()} className="menu-item">
          Your profile
        </Link>
      </li>
      <li>
        <LogOutButton />
      </li>
    </ul>
  );
}
