import { planNames, planPrices, planTypes } from '#shared/domain/plans/plans.ts';
import { formatAud, formatTokenCount, formatTokens } from '#shared/domain/tokens/format-amount.ts';
import type { Hundredths } from '#shared/domain/tokens/money.ts';
import { Button } from '#web/components/button/button.tsx';
import { ReachBar } from '#web/components/reach/reach-bar.tsx';
import { whatTokensBuy } from '#web/components/reach/what-tokens-buy.ts';
import { tokenPacks } from './token-pack.ts';

export interface PackListProps {
  /** The pack that suits what somebody is here for, and why. */
  fitting: { amount: Hundredths; mark: string } | undefined;
  /** Whether its button is the way on; else something above it is. */
  isNext: boolean;
  onChoose: (amount: Hundredths) => void;
}

const most = Math.max(...tokenPacks);
/** Plans within reach of the largest pack. */
const marked = planTypes.filter((type) => planPrices[type] <= most);

interface PackProps extends PackListProps {
  amount: Hundredths;
}

function Pack({ amount, fitting, isNext, onChoose }: PackProps) {
  const fits = amount === fitting?.amount;
  return (
    <li className="pack card tabular-nums" data-fits={fits || undefined}>
      <p>
        <span className="font-serif text-3xl font-semibold">{formatTokenCount(amount)}</span> tokens
        <span className="block font-semibold">{formatAud(amount)}</span>
      </p>
      <div className="pack-reach">
        {fits && <p className="mb-1.5 text-sm font-semibold text-leaf">{fitting.mark}</p>}
        <ReachBar amount={amount} most={most} marks={marked.map((type) => planPrices[type])} />
        <p className="mt-1.5 text-sm">{whatTokensBuy(amount)}</p>
      </div>
      <div className="pack-action grid">
        <Button
          variant={fits && isNext ? 'primary' : 'secondary'}
          label={`Buy ${formatTokens(amount)}`}
          onClick={() => onChoose(amount)}
        >
          Buy {formatTokenCount(amount)}
        </Button>
      </div>
    </li>
  );
}

/** The packs on one scale, so that what each pays for is seen before it is read. */
export function PackList(props: PackListProps) {
  return (
    <>
      <ul className="grid gap-2 sm:gap-3">
        {tokenPacks.map((amount) => (
          <Pack key={amount} amount={amount} {...props} />
        ))}
      </ul>
      <p className="bars-key text-sm">
        <svg aria-hidden="true" viewBox="0 0 22 6">
          <line x2={22} y1={3} y2={3} className="bars-floor" />
        </svg>
        {marked.map((type) => `${planNames[type]} plan, ${formatTokenCount(planPrices[type])}`).join('; ')}
      </p>
    </>
  );
}
