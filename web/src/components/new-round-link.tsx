import { type PlanType, planPrices } from '#shared/domain/plans/plans.ts';
import { formatAud, formatTokens } from '#shared/domain/tokens/format-amount.ts';
import { addresses } from '#web/config/addresses.ts';
import { ButtonLink, type ButtonLinkProps } from './button/button-link.tsx';

interface NewRoundLinkProps extends Pick<ButtonLinkProps, 'variant' | 'wide'> {
  runId: string;
  /** Chosen there, and its price told here; a document may not know it. */
  plan: PlanType | undefined;
}

/** To the same plan once more, with its answers. */
export const NewRoundLink = ({ runId: from, plan, ...look }: NewRoundLinkProps) => (
  <ButtonLink to={addresses.plans({ ...(plan && { plan }), from })} {...look}>
    <span>
      Start new round
      {plan && (
        <>
          {' '}
          <span className="block text-sm font-normal">
            {formatAud(planPrices[plan])} · {formatTokens(planPrices[plan])}
          </span>
        </>
      )}
    </span>
  </ButtonLink>
);
