import { useQuery } from '@tanstack/react-query';
import { aPlan } from '#shared/domain/plans/a-plan.ts';
import { planPrices, planTypes } from '#shared/domain/plans/plans.ts';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { boughtWith, type Standing } from '#web/components/reach/what-tokens-buy.ts';
import { TextLink } from '#web/components/text-link.tsx';
import { addresses } from '#web/config/addresses.ts';
import { activeRunQuery } from '#web/lib/api/active-run-query.ts';

/** Whether the balance pays for everything the packs lead to; then the page shows that first. */
export const paysForMost = (balance: number): boolean => balance >= planPrices.PRO;

interface AlreadyPaidForProps {
  balance: number;
  standing: Standing;
}

/** What a person can have straight away without a pack, excluding anything that would be refused. */
export function AlreadyPaidFor({ balance, standing }: AlreadyPaidForProps) {
  const { data: active } = useQuery(activeRunQuery);
  const plan = planTypes.findLast((type) => planPrices[type] <= balance);
  return (
    <div className="card pack-first min-h-35 border-leaf sm:min-h-0 flex flex-row flex-wrap items-center justify-between gap-x-8 gap-y-3 p-4 sm:px-6">
      <p className="flex-1 basis-56">
        Your balance already covers{' '}
        <strong className="block font-serif text-xl leading-snug font-semibold text-balance">
          {boughtWith(balance, standing).join(', or ')}
        </strong>
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        {active ? (
          <ButtonLink to={addresses.run({ runId: active.runId })}>{active.label}</ButtonLink>
        ) : (
          plan !== undefined && <ButtonLink to={addresses.plans({ plan })}>Start {aPlan(plan)}</ButtonLink>
        )}
        <TextLink to={addresses.buildPath()}>See the paths</TextLink>
      </div>
    </div>
  );
}
