import { ReachBar } from './reach-bar.tsx';
import { planMarks, ReachScale } from './reach-scale.tsx';
import { balanceWords, reachOf } from './what-tokens-buy.ts';

/** How far a balance reaches, drawn and in words. */
export function BalanceBuys({ balance }: { balance: number }) {
  const most = reachOf(balance);
  const marks = planMarks(most);
  return (
    <div>
      <ReachScale marks={marks} most={most} />
      <ReachBar amount={Math.min(balance, most)} most={most} marks={marks.map(({ at }) => at)} />
      <p className="mt-1.5">{balanceWords(balance)}</p>
    </div>
  );
}
