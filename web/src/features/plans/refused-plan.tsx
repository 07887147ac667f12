import { useQuery } from '@tanstack/react-query';
import { Button } from '#web/components/button/button.tsx';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { addresses } from '#web/config/addresses.ts';
import { activeRunQuery } from '#web/lib/api/active-run-query.ts';
import type { NextStep } from './confirmation.ts';
import { PayDifference } from './too-few-tokens.tsx';

/** Leads to the plan under way; to the dashboard, which lists it, as long as it is not known. */
export function ActivePlanLink() {
  const { data: active } = useQuery(activeRunQuery);
  return (
    <ButtonLink to={active ? addresses.run({ runId: active.runId }) : addresses.dashboard()}>
      Open your active plan
    </ButtonLink>
  );
}

/** The step that helps; choosing again is what Return to Plans is for. */
export function RefusedPlanStep({ next, onRetry }: { next: NextStep; onRetry: () => void }) {
  switch (next) {
    case 'try-again':
      return <Button onClick={onRetry}>Try again</Button>;
    case 'open-active-plan':
      return <ActivePlanLink />;
    case 'pay-difference':
      return <PayDifference />;
    case 'choose-again':
      return null;
  }
}
