import { Link } from 'react-router-dom';
import { brand } from '#shared/brand.ts';
import { BrandSign } from '#web/components/brand-sign.tsx';
import { addresses } from '#web/config/addresses.ts';

export function Wordmark() {
  return (
    <Link
      to={addresses.home()}
      className="wordmark flex min-h-11 shrink-0 items-center gap-2 text-ink no-underline hover:text-ink"
    >
      <BrandSign className="size-7" />
      <span className="font-serif font-semibold tracking-tight text-[length:min(var(--text-2xl),11vw)]">
        {brand}
      </span>
    </Link>
  );
}
