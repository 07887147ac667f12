import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { formatTokens } from '#shared/domain/tokens/format-amount.ts';
import { ExpiryTime } from '#web/components/date-time/expiry-time.tsx';
import { FailedRow } from '#web/components/failed/failed.tsx';
import { LoadingText } from '#web/components/loading-text.tsx';
import { lotsQuery } from '#web/lib/api/lots-query.ts';
import { useFailure } from '#web/lib/api/use-failure.ts';

/** The purchases in the balance, loaded only on request. */
export function LotsOnDemand({ nowMs }: { nowMs: number }) {
  const [open, setOpen] = useState(false);
  const asked = useQuery({ ...lotsQuery, enabled: open });
  const failure = useFailure(asked);
  const { data: lots } = asked;

  return (
    <details className="group open:w-full" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-1 text-sm font-semibold text-leaf">
        <span className="underline underline-offset-4">
          {open ? 'Hide' : 'Show'} each purchase and when it expires
        </span>
        <ChevronDown aria-hidden className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      {lots === undefined && !failure && <LoadingText />}
      {failure && (
        <FailedRow title="We couldn’t load your purchases" kept="Your tokens are safe." failure={failure} />
      )}
      {lots !== undefined && (
        <>
          <p className="mb-2 text-ink-soft">We spend the ones that expire first.</p>
          <ul className="divide-y divide-line border-t border-line">
            {lots.map(({ order, hundredths, expiresAt }) => (
              <li key={order} className="flex flex-wrap justify-between gap-x-4 py-2">
                <span className="font-semibold">{formatTokens(hundredths)}</span>
                <span className="text-ink-soft">
                  <ExpiryTime iso={expiresAt} nowMs={nowMs} />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
}
