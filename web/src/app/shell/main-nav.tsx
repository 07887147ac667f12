import { Link, useLocation } from 'react-router-dom';
import { mainLinks } from './site-links.ts';

/** 'page' is this very page, true is any page in that part of the site. */
const currentness = (pathname: string, to: string, section: string): 'page' | 'true' | undefined => {
  if (pathname === to) return 'page';
  return pathname.startsWith(section) ? 'true' : undefined;
};

export function MainNav({ linkClass, listClass }: { linkClass: string; listClass: string }) {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Main">
      <ul className={listClass}>
        {mainLinks.map(({ label, to, section }) => (
          <li key={to}>
            <Link to={to} className={linkClass} aria-current={currentness(pathname, to, section)}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
