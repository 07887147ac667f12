import { ReachBar } from '#web/components/reach/reach-bar.tsx';
import { goalsBeyond } from '#web/components/reach/reach-goals.ts';
import { ReachScale } from '#web/components/reach/reach-scale.tsx';

/** Below this share of the scale, a label would overlap the next. */
const nearBeginning = 0.3;

/** A balance on the scale of the next two goals, or of one that is far closer than the other. */
export function GoalsAhead({ balance }: { balance: number }) {
  const [first, second] = goalsBeyond(balance);
  if (first === undefined) return null;
  const marks = second === undefined || first.at / second.at < nearBeginning ? [first] : [first, second];
  const most = marks.at(-1)?.at ?? first.at;
  return (
    <div>
      <ReachScale marks={marks} most={most} />
      <ReachBar amount={balance} most={most} marks={marks.map(({ at }) => at)} />
    </div>
  );
}
