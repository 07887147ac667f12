import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Banner } from '#web/components/banner.tsx';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { addresses } from '#web/config/addresses.ts';
import type { ActiveRun } from '#web/lib/active-run.ts';
import { withAccountQueries } from '#web/lib/api/account-queries.tsx';
import { activeRunQuery } from './api/find-active-run.ts';

/** Leads a person with a plan under way to it, before another is chosen. Fetched for accounts only. */
function ActivePlan({ onKnown }: { onKnown: (active: ActiveRun | undefined) => void }) {
  const { data: active } = useQuery(activeRunQuery);
  useEffect(() => {
    onKnown(active ?? undefined);
    return () => onKnown(undefined);
  }, [active, onKnown]);
  if (active === null || active === undefined) return null;
  return (
    <Banner
      tone="info"
      title={active.title}
      role="status"
      action={<ButtonLink to={addresses.run({ runId: active.runId })}>{active.label}</ButtonLink>}
    >
      <p>{active.text} You can choose another plan when this one is finished.</p>
    </Banner>
  );
}

export default withAccountQueries(ActivePlan);
