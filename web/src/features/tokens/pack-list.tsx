import { formatAud, formatTokenCount, formatTokens } from '#shared/domain/tokens/format-amount.ts';
import type { Hundredths } from '#shared/domain/tokens/money.ts';
import { Button } from '#web/components/button/button.tsx';
import { ReachBar } from '#web/components/reach/reach-bar.tsx';
import { planMarks, type ReachMark, ReachScale } from '#web/components/reach/reach-scale.tsx';
import { whatTokensBuy } from '#web/components/reach/what-tokens-buy.ts';
import { tokenPacks } from './token-pack.ts';
import type { Wish } from './wish.ts';

export interface PackListProps {
  /** The pack that suits what somebody is here for, and why. */
  fitting: { amount: Hundredths; mark: string } | undefined;
  /** Whether its button is the way on; else something above it is. */
  isNext: boolean;
  onChoose: (amount: Hundredths) => void;
  /** What somebody is here for: the scale reaches as far as what is missing for it. */
  wish?: Pick<Wish, 'name' | 'missing'> | undefined;
}

const largest = Math.max(...tokenPacks);

interface Scale {
  most: number;
  marks: readonly ReachMark[];
}

/** To the largest pack, or on to what is missing for something dearer. */
function scaleFor(wish: PackListProps['wish']): Scale {
  const missing = wish?.missing ?? 0;
  if (missing <= largest) return { most: largest, marks: planMarks(largest) };
  return { most: missing, marks: [{ at: missing, label: `What you need, ${formatTokenCount(missing)}` }] };
}

interface PackProps extends PackListProps {
  amount: Hundredths;
  scale: Scale;
}

function Pack({ amount, scale, fitting, isNext, onChoose, wish }: PackProps) {
  const fits = amount === fitting?.amount;
  const short = (wish?.missing ?? 0) - amount;
  return (
    <li className="pack card tabular-nums" data-fits={fits || undefined}>
      <p>
        <span className="font-serif text-3xl font-semibold">{formatTokenCount(amount)}</span> tokens
        <span className="block font-semibold">{formatAud(amount)}</span>
      </p>
      <div className="pack-reach">
        {fits && <p className="mb-1.5 text-sm font-semibold text-leaf">{fitting.mark}</p>}
        <ReachBar amount={amount} most={scale.most} marks={scale.marks.map(({ at }) => at)} />
        <p className="mt-1.5 text-sm">
          {short > 0 ? `Leaves you ${formatTokens(short)} short` : whatTokensBuy(amount)}
        </p>
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
  const scale = scaleFor(props.wish);
  return (
    <>
      {/* Over the bars, in the column of theirs. */}
      <div className="pack">
        <div className="pack-reach">
          <ReachScale {...scale} />
        </div>
      </div>
      <ul className="grid gap-2 sm:gap-3">
        {tokenPacks.map((amount) => (
          <Pack key={amount} amount={amount} scale={scale} {...props} />
        ))}
      </ul>
    </>
  );
}
