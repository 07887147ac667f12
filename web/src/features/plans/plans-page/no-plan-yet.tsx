import { useNavigate } from 'react-router-dom';
import type { Outcome } from '#shared/plan/describe/understanding.ts';
import { WaysForward } from '#web/components/understanding/ways-forward.tsx';
import { addresses, goalCheckId } from '#web/config/addresses.ts';
import { sendWorkInterest } from '#web/lib/send-later.ts';

/** For people whose goal check found no business, before they pay for a plan. */
export default function NoPlanYet({ outcome }: { outcome: Outcome }) {
  const navigate = useNavigate();
  return (
    <section
      aria-label="Your goal check"
      className="max-w-measure rounded-sm border-l-4 border-ochre bg-ochre-tint px-4 py-4 sm:px-5"
    >
      <WaysForward
        outcome={outcome}
        heading="h2"
        sendInterest={sendWorkInterest}
        toField={() => navigate(`${addresses.home()}#${goalCheckId}`)}
      />
    </section>
  );
}
