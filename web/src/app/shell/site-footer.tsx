import { Link } from 'react-router-dom';
import { brand } from '#shared/brand.ts';
import { formatAbn } from '#shared/domain/account/abn.ts';
import { provider } from '#web/config/site-facts.ts';
import { footerLinks } from './site-links.ts';

/** Says who runs the site, how to reach us, and our rules on refunds and privacy. */
export function SiteFooter() {
  return (
    <footer className="print:hidden mt-7 border-t sm:mt-16 border-edge bg-sand text-sm">
      <div className="page-width grid gap-x-8 gap-y-4 py-6 md:py-8 md:grid-cols-[3fr_2fr_5fr]">
        <div>
          <p className="font-serif text-lg font-semibold">{brand}</p>
          <p className="mt-1 max-w-[44ch] text-ink-soft">
            General information, not financial, legal or tax advice. Figures are estimates, not promises.
          </p>
        </div>
        <address className="not-italic text-ink-soft">
          {provider.legalName}
          {provider.abn !== null && (
            <>
              <br />
              <span className="whitespace-nowrap">ABN {formatAbn(provider.abn)}</span>
            </>
          )}
          {provider.email !== null && (
            <a href={`mailto:${provider.email}`} className="flex min-h-11 items-center">
              {provider.email}
            </a>
          )}
        </address>
        <nav aria-label="Footer">
          <ul className="-mx-2 flex flex-wrap md:-mx-3 md:-mt-3 lg:justify-end">
            {footerLinks.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} className="flex min-h-11 items-center px-2 md:px-3">
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
