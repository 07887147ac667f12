import { Clock, CornerUpLeft, Inbox } from 'lucide-react';
import { Link } from 'react-router-dom';
import { addresses } from '#web/config/addresses.ts';

/** The points that all three plans share. */
export const PlanTerms = () => (
  <ul
    aria-label="With all three"
    className="plan-terms mt-5 grid gap-y-2.5 gap-x-7 grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] text-sm leading-[1.45]"
  >
    <li className="gap-2.5 flex">
      <Inbox aria-hidden />
      <span>PDF by email, and online for 30 days</span>
    </li>
    <li className="gap-2.5 flex">
      <Clock aria-hidden />
      <span>Basic can take up to 48 hours</span>
    </li>
    <li className="gap-2.5 flex">
      <span
        aria-hidden
        className="plan-terms-one grid [border:2px_solid] rounded-[50%] text-[0.75rem] font-semibold leading-none place-items-center"
      >
        1
      </span>
      <span>One plan at a time</span>
    </li>
    <li className="gap-2.5 flex">
      <CornerUpLeft aria-hidden />
      <span>
        No change-of-mind refund; your rights under the Australian Consumer Law stay.{' '}
        <Link to={`${addresses.terms()}#refunds`}>Refunds</Link>
      </span>
    </li>
  </ul>
);
