import { brand } from '#shared/brand.ts';
import { addresses } from '#web/config/addresses.ts';
import { Link } from '#web/lib/router/link.tsx';

/** The brand as a sign: a way that leads up through a coin. */
export function Wordmark() {
  return (
    <Link
      to={addresses.home()}
      className="flex min-h-11 shrink-0 items-center gap-2 text-ink no-underline hover:text-ink"
    >
      <svg viewBox="0 0 32 32" className="size-7 shrink-0" aria-hidden="true">
        <circle cx="16" cy="16" r="15" className="fill-leaf" />
        <path
          d="M11 25c0-5 10-4.5 10-9.5S13 11 14.5 6.5"
          className="fill-none stroke-paper"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </svg>
      <span className="font-serif text-2xl font-semibold tracking-tight">{brand}</span>
    </Link>
  );
}
