import { useQuery } from '@tanstack/react-query';
import { aPlan } from '#shared/domain/plans/a-plan.ts';
import { planPrices, planTypes } from '#shared/domain/plans/plans.ts';
import { formatTokens } from '#shared/domain/tokens/format-amount.ts';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { LoadingText } from '#web/components/loading-text.tsx';
import { boughtWith } from '#web/components/reach/what-tokens-buy.ts';
import { Skeleton } from '#web/components/skeleton.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { addresses } from '#web/config/addresses.ts';
import { activeRunQuery } from '#web/lib/api/active-run-query.ts';
import { ownedPathsQuery } from '#web/lib/api/owned-paths.ts';

/** Whether so many tokens pay for all that the packs lead to: then what they pay for comes before any of them. */
export const paysForMost = (balance: number): boolean => balance >= planPrices.PRO;

/** What somebody who wants for no pack can have at once. */
export function AlreadyPaidFor({ balance }: { balance: number }) {
  const active = useQuery(activeRunQuery);
  const owned = useQuery(ownedPathsQuery);
  // Nothing is recommended that would be refused.
  if (active.isPending || owned.isPending)
    return (
      <div className="card pack-first p-4 sm:px-6">
        <LoadingText />
        <Skeleton className="h-32 sm:h-22" />
      </div>
    );
  const plan = planTypes.findLast((type) => planPrices[type] <= balance);
  const planActive = Boolean(active.data);
  const names = owned.data?.map(({ personaSlug, pathSlug }) => `${personaSlug}/${pathSlug}`);
  return (
    <div className="card pack-first flex flex-row flex-wrap items-center justify-between gap-x-8 gap-y-3 p-4 sm:px-6">
      <p className="flex-1 basis-56">
        Your {formatTokens(balance)} already pay for{' '}
        <strong className="block font-serif text-xl leading-snug font-semibold text-balance">
          {boughtWith(balance, { owned: new Set(names), planActive }).join(', or ')}
        </strong>
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        {active.data ? (
          <ButtonLink to={addresses.run({ runId: active.data.runId })}>{active.data.label}</ButtonLink>
        ) : (
          plan !== undefined && <ButtonLink to={addresses.plans({ plan })}>Start {aPlan(plan)}</ButtonLink>
        )}
        <TextLink to={addresses.buildPath()}>See the paths</TextLink>
      </div>
    </div>
  );
}
