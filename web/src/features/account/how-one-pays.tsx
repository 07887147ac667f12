import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** For people who want to pay, before they log in. */
export default function HowOnePays(): ReactNode {
  return (
    <p className="flex gap-2 text-sm">
      <Lock aria-hidden className="size-5 shrink-0 text-leaf" />
      <span className="min-w-0">
        You pay by card on our payment provider’s page.{' '}
        <Link to="/terms#refunds" className="inline-block">
          No change-of-mind refunds: your rights
        </Link>
      </span>
    </p>
  );
}
