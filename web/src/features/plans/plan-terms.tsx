import { Clock, CornerUpLeft, Inbox } from 'lucide-react';
import { Link } from 'react-router-dom';
import { addresses } from '#web/config/addresses.ts';

/** The points that all three plans share. */
export const PlanTerms = () => (
  <ul aria-label="With all three" className="plan-terms">
    <li>
      <Inbox aria-hidden />
      <span>PDF by email, and online for 30 days</span>
    </li>
    <li>
      <Clock aria-hidden />
      <span>Basic can take up to 48 hours</span>
    </li>
    <li>
      <span aria-hidden className="plan-terms-one">
        1
      </span>
      <span>One plan at a time</span>
    </li>
    <li>
      <CornerUpLeft aria-hidden />
      <span>
        No change-of-mind refund; your rights under the Australian Consumer Law stay.{' '}
        <Link to={`${addresses.terms()}#refunds`}>Refunds</Link>
      </span>
    </li>
  </ul>
);
