import { useQuery } from '@tanstack/react-query';
import { formatTokens } from '#shared/domain/tokens/format-amount.ts';
import { ExpiryTime, NextExpiry } from '#web/components/date-time/expiry-time.tsx';
import { lotsQuery } from '#web/lib/api/lots-query.ts';

export interface TokenLotsProps {
  /** The first expiry, which is known before the purchases load. */
  expiresAt: string;
  nowMs: number;
}

/** The order in which tokens are spent and expire: the purchase that expires first is spent first. */
export function TokenLots({ expiresAt, nowMs }: TokenLotsProps) {
  const { data: lots } = useQuery(lotsQuery);
  if (lots === undefined || lots.length < 2)
    return (
      <p className="text-ink-soft">
        <NextExpiry iso={expiresAt} nowMs={nowMs} />.
      </p>
    );
  return (
    <ul className="mt-3 divide-y divide-line border-t border-line">
      {lots.map(({ order, hundredths, expiresAt: until }, index) => (
        <li key={order} className="py-1.5">
          <span className="font-semibold">{formatTokens(hundredths)}</span>
          {index === 0 && <span className="text-ochre">, used first</span>}
          <span className="block text-sm text-ink-soft">
            <ExpiryTime iso={until} nowMs={nowMs} />
          </span>
        </li>
      ))}
    </ul>
  );
}
