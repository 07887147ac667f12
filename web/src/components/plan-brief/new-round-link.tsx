import { isReviewed, type PlanType, planNames, planPrices } from '#shared/domain/plans/plans.ts';
import { formatAud, formatTokens } from '#shared/domain/tokens/format-amount.ts';
import { addresses } from '#web/config/addresses.ts';
import { ButtonLink, type ButtonLinkProps } from '../button/button-link.tsx';

interface NewRoundLinkProps extends Pick<ButtonLinkProps, 'variant' | 'wide'> {
  runId: string;
  /**
   * The plan of the earlier run; a document may not know it. The new plan is chosen and priced on the next
   * page.
   */
  plan: PlanType | undefined;
}

/**
 * Starts a new round with the same answers and plan; a plan without rounds moves up to the first plan that
 * has them.
 */
export function NewRoundLink({ runId: from, plan: earlier, ...look }: NewRoundLinkProps) {
  const plan = earlier && (isReviewed(earlier) ? earlier : 'PRO');
  return (
    <ButtonLink to={addresses.plans({ ...(plan && { plan }), from })} {...look}>
      <span>
        Start new round
        {plan && (
          <>
            {' '}
            <span className="block text-sm font-normal">
              {plan !== earlier && `${planNames[plan]} · `}
              {formatAud(planPrices[plan])} · {formatTokens(planPrices[plan])}
            </span>
          </>
        )}
      </span>
    </ButtonLink>
  );
}
