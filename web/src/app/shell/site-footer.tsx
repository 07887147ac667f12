import { Link } from 'react-router-dom';
import { brand } from '#shared/brand.ts';
import { footerLinks } from './site-links.ts';

export function SiteFooter() {
  return (
    <footer className="mt-16 border-t border-line">
      <div className="page-width flex flex-col gap-4 py-8 md:flex-row md:items-start md:justify-between">
        <p className="max-w-measure text-sm text-ink-soft">
          <span className="font-serif text-base font-semibold text-ink">{brand}</span>
          <br />
          General information, not financial, legal or tax advice. Figures are estimates, not promises.
        </p>
        <nav aria-label="Footer" className="shrink-0">
          <ul className="-mx-3 flex flex-wrap">
            {footerLinks.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} className="flex min-h-11 items-center px-3">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
