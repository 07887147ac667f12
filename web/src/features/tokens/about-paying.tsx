import { FileText, Lock, RotateCcw } from 'lucide-react';
import { Link } from 'react-router-dom';
import { validityDays } from '#shared/domain/tokens/validity.ts';
import { validityBands } from './token-pack.ts';

const factLook = 'flex gap-2';
const iconLook = 'mt-0.5 size-5 shrink-0 text-leaf';

const longest = Math.max(...validityBands.map(([, amount]) => validityDays(amount)));

/** How long a purchase lasts, by its size. */
export const Validity = () => (
  <div>
    <h3 className="mb-2 font-sans text-base font-semibold">How long tokens last</h3>
    <dl className="lasting gap-2 grid">
      {validityBands.map(([size, amount]) => (
        <div
          className="grid [grid-template:'size_bar_days'_/_minmax(0,8.5rem)_minmax(0,1fr)_minmax(0,4.25rem)] items-center gap-y-0 gap-x-3"
          key={size}
        >
          <dt className="text-ink-soft text-(length:--text-sm) [grid-area:size]">{size}</dt>
          <dd className="font-semibold [grid-area:days]">{validityDays(amount)} days</dd>
          <svg
            className="w-full h-3 [grid-area:bar]"
            aria-hidden="true"
            viewBox={`0 0 ${longest} 6`}
            preserveAspectRatio="none"
          >
            <rect width={longest} height="6" className="bars-track" />
            <rect width={validityDays(amount)} height="6" className="fill-wattle forced-colors:stroke-none" />
          </svg>
        </div>
      ))}
    </dl>
  </div>
);

/** Three facts about paying. */
export const AboutPaying = () => (
  <ul className="grid gap-y-3 gap-x-6 text-sm sm:grid-cols-3 lg:in-[.wish]:gap-4 lg:in-[.wish]:grid-cols-1">
    <li className={factLook}>
      <Lock aria-hidden className={iconLook} />
      Pay by card on our payment provider’s page
    </li>
    <li className={factLook}>
      <FileText aria-hidden className={iconLook} />
      Your tax invoice is on your dashboard straight away
    </li>
    <li className={factLook}>
      <RotateCcw aria-hidden className={iconLook} />
      <Link to="/terms#refunds" className="-my-3 py-3">
        Refunds and your rights
      </Link>
    </li>
  </ul>
);
