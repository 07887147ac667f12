import { useQuery } from '@tanstack/react-query';
import { Button } from '#web/components/button/button.tsx';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { addresses } from '#web/config/addresses.ts';
import { activeRunQuery } from '#web/lib/api/active-run-query.ts';
import type { NextStep } from './confirmation.ts';
import { PayDifference } from './too-few-tokens.tsx';

/** Links to the open plan, or to the dashboard while it is unknown. */
export function ActivePlanLink() {
  const { data: active } = useQuery(activeRunQuery);
  return (
    <ButtonLink to={active ? addresses.run({ runId: active.runId }) : addresses.dashboard()}>
      Open your active plan
    </ButtonLink>
  );
}

/** The step that helps; the Return to Plans link covers choosing again. */
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
