import { Clock, CornerUpLeft, Inbox } from 'lucide-react';
import { Link } from 'react-router-dom';
import { addresses } from '#web/config/addresses.ts';
import { planReady } from '#web/config/plan-ready.ts';

/** What all three have in common, and lack. */
export const PlanTerms = () => (
  <ul aria-label="With all three" className="plan-terms">
    <li>
      <Inbox aria-hidden />
      <span>PDF by email, and here for 30 days</span>
    </li>
    <li>
      <Clock aria-hidden />
      <span>
        Basic: {planReady.BASIC}; it can take up to 48 hours. Pro and Enterprise: {planReady.PRO}
      </span>
    </li>
    <li>
      <span aria-hidden className="plan-terms-one">
        1
      </span>
      <span>One plan under way at a time</span>
    </li>
    <li>
      <CornerUpLeft aria-hidden />
      <span>
        No change-of-mind refund; your rights under the Australian Consumer Law stay as they are.{' '}
        <Link to={`${addresses.terms()}#refunds`}>Refunds</Link>
      </span>
    </li>
  </ul>
);
