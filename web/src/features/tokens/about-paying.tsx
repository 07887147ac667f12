import { FileText, Lock, RotateCcw } from 'lucide-react';
import { validityDays } from '#shared/domain/tokens/validity.ts';
import { Link } from '#web/lib/router/link.tsx';
import { validityBands } from './token-pack.ts';

const factLook = 'flex gap-2';
const iconLook = 'mt-0.5 size-5 shrink-0 text-leaf';

/** How long a purchase lasts, by its size. */
export const Validity = () => (
  <div>
    <h3 className="mb-2 font-sans text-base font-semibold">How long tokens last</h3>
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(max(40%,7rem),1fr))] gap-px overflow-hidden rounded-md border border-edge bg-line sm:grid-cols-4">
      {validityBands.map(([size, amount]) => (
        <div key={size} className="bg-paper px-4 py-3">
          <dt className="text-sm text-ink-soft">{size}</dt>
          <dd className="font-semibold">{validityDays(amount)} days</dd>
        </div>
      ))}
    </dl>
  </div>
);

/** What paying is like, in three facts. */
export const AboutPaying = () => (
  <ul className="paying-facts">
    <li className={factLook}>
      <Lock aria-hidden className={iconLook} />
      By card, on our payment provider’s own page
    </li>
    <li className={factLook}>
      <FileText aria-hidden className={iconLook} />
      The invoice is on your dashboard at once
    </li>
    <li className={factLook}>
      <RotateCcw aria-hidden className={iconLook} />
      <Link to="/terms#refunds" className="-my-3 py-3">
        When you get your money back
      </Link>
    </li>
  </ul>
);
