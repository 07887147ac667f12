import { ReachBar } from './reach-bar.tsx';
import { planMarks, ReachScale } from './reach-scale.tsx';
import { balanceWords, reachOf, type Standing } from './what-tokens-buy.ts';

interface BalanceBuysProps {
  balance: number;
  standing: Standing;
}

/** Shows in a picture and in words what a balance pays for. */
export function BalanceBuys({ balance, standing }: BalanceBuysProps) {
  const most = reachOf(balance);
  const marks = planMarks(most);
  return (
    <div>
      <ReachScale marks={marks} most={most} />
      <ReachBar amount={Math.min(balance, most)} most={most} marks={marks.map(({ at }) => at)} />
      <p className="mt-1.5">{balanceWords(balance, standing)}</p>
    </div>
  );
}
