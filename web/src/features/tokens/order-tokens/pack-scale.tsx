import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatTokenCount, formatTokens } from '#shared/domain/tokens/format-amount.ts';
import type { Hundredths } from '#shared/domain/tokens/money.ts';
import {
  goalsBeyond,
  planMarks,
  ReachBar,
  type ReachMark,
  ReachScale,
} from '#web/components/reach/reach-scale.tsx';
import { boughtWith, type Standing } from '#web/components/reach/what-tokens-buy.ts';
import { largestPack, tokenPacks } from './about-paying.tsx';
import { amountFor, planAhead, type Quota, type Wish } from './wish.ts';

/** The end of the packs' bars, and the marks along them. */
export interface PackScale {
  /** The balance, with which every bar starts; undefined while it is unknown. */
  held: number | undefined;
  most: number;
  marks: readonly ReachMark[];
}

/**
 * Extends to the balance plus the largest pack, with the goals beyond the balance; for a particular goal, to
 * its shortfall.
 */
export function packScale(wish: Pick<Wish, 'missing'> | undefined, held: number | undefined): PackScale {
  const missing = wish?.missing ?? 0;
  if (missing > 0)
    return {
      held: 0,
      most: Math.max(largestPack, missing),
      marks: [{ at: missing, label: `You need ${formatTokenCount(missing)}` }],
    };
  if (held === undefined) return { held, most: largestPack, marks: [] };
  const [next] = goalsBeyond(held);
  const most = Math.max(largestPack + held, next?.at ?? 0);
  const plans = planMarks(most).filter(({ at }) => at > held);
  return { held, most, marks: plans.length > 0 || next === undefined ? plans : [next] };
}

/** The common axis above all rows: what its lines and the two tones of the bars mean. */
export function PackScaleHead({ scale }: { scale: PackScale }) {
  const { held = 0, most, marks } = scale;
  if (held === 0 && marks.length === 0) return null;
  return (
    <div className="pack pack-scale [.card+&]:mt-3">
      {held > 0 && (
        <p
          aria-hidden="true"
          className="pack-key flex flex-wrap gap-y-0 gap-x-3.5 [grid-area:1_/_3_/_2_/_-1] text-ink-soft text-(length:--text-sm) whitespace-nowrap sm:flex-nowrap"
        >
          <span
            className="before:mr-1.5 before:inline-block before:size-3 before:bg-wattle before:forced-color-adjust-none before:opacity-45"
            data-held=""
          >
            You have
          </span>
          <span className="before:mr-1.5 before:inline-block before:size-3 before:bg-wattle before:forced-color-adjust-none">
            The pack
          </span>
        </p>
      )}
      <div className="pack-reach m-0 sm:grid sm:items-center sm:self-end">
        <ReachScale {...scale} />
        {marks.map(({ at }) => (
          <span
            key={at}
            className="bottom-0 absolute h-1.5 border-l border-l-ink"
            style={{ left: `${(at / most) * 100}%` }}
          />
        ))}
      </div>
    </div>
  );
}

/** Draws what an amount reaches; the lines of the scale run through all rows. */
export const PackReach = ({ amount, scale }: { amount: number; scale: PackScale }) => {
  const { held = 0, most, marks } = scale;
  return (
    <div className="pack-bar max-sm:relative grid [&>svg]:row-start-1 [&>svg]:col-start-1">
      <ReachBar amount={held + amount} held={held} most={most} />
      {held + amount > most && <ArrowRight aria-hidden className="pack-beyond" />}
      {marks.map(({ at }) => (
        <span
          key={at}
          className="-top-1.5 -bottom-1 absolute border-l border-dashed border-l-ink sm:-inset-y-3 sm:[li:first-child_&]:-top-2 sm:[.pack:has(>.pack-foot)_&]:bottom-0"
          style={{ left: `${(at / most) * 100}%` }}
        />
      ))}
    </div>
  );
};

interface MadeOfProps {
  amount: number;
  scale: PackScale;
  /** Undefined while the account's possessions are unknown. */
  standing: Standing | undefined;
  /** The reason for a recommended amount, in place of what it pays for. */
  mark?: string | undefined;
}

interface BringsProps {
  standing: Standing;
  total: number;
  held: number;
  begins: string;
}

/** What the amount newly pays for, or else the shortfall to the next goal. */
function Brings({ total, held, standing, begins }: BringsProps) {
  const [most, ...rest] = boughtWith(total, standing);
  const [next] = goalsBeyond(total);
  const isMore = boughtWith(held, standing).join() !== boughtWith(total, standing).join();
  if (most === undefined || (!isMore && next !== undefined))
    return (
      next &&
      (boughtWith(total, standing).length === 0
        ? 'Not enough for any path'
        : `${formatTokens(next.at - total).replace(' ', '\u00A0')} short of ${next.name}`)
    );
  return (
    <>
      <span className="font-semibold text-ink">
        {begins}
        {most}
      </span>
      {rest.map((paths) => `, or ${paths}`)}
    </>
  );
}

/**
 * What an amount pays for. With an existing balance, the sum comes first, because the amount alone would pay
 * for less.
 */
export function MadeOf({ amount, scale: { held }, standing, mark }: MadeOfProps) {
  if (held === undefined || standing === undefined) return null;
  const total = held + amount;
  const sum = held > 0 && `You would have ${formatTokenCount(total)}`;
  if (mark !== undefined)
    return (
      <>
        <span className="font-semibold text-leaf">{mark}</span>
        {sum && <span className="block text-ink-soft">{sum}</span>}
      </>
    );
  return (
    <span className="text-ink-soft">
      {sum && `${sum}: `}
      <Brings {...{ total, held, standing }} begins={sum ? 'enough for ' : 'Enough for '} />
    </span>
  );
}

interface FittingAmount {
  amount: Hundredths;
  mark: string;
}

interface Ahead {
  name: string;
  missing: number;
}

/** The exact shortfall; undefined when it exceeds the largest pack. */
function amountTo({ name, missing }: Ahead, mark = `Enough for ${name}`): FittingAmount | undefined {
  const amount = amountFor({ missing });
  return amount === undefined || amount > largestPack ? undefined : { amount, mark };
}

/** The shortfall for the next plan or, if no pack covers that, for the next path. */
function amountAhead(quota: Quota): FittingAmount | undefined {
  const { token_balance: held, owed_hundredths: owed = 0 } = quota;
  const plan = planAhead(quota);
  const toPlan = plan && amountTo(plan, held === 0 ? 'Enough for a Basic plan' : undefined);
  const [next] = goalsBeyond(held);
  return toPlan ?? (next && amountTo({ name: next.name, missing: owed + next.at - held }));
}

/**
 * The smallest pack for the current purpose, or else the shortfall for the next goal; undefined when neither
 * is needed.
 */
export function fittingAmount(
  wish: Pick<Wish, 'name' | 'missing'> | undefined,
  quota: Quota,
): FittingAmount | undefined {
  if (wish === undefined) return amountAhead(quota);
  const amount = wish.missing === 0 ? undefined : tokenPacks.find((pack) => pack >= wish.missing);
  return amount && { amount, mark: `Enough for ${wish.name}` };
}

interface PackRowProps {
  /** The primary action among the rows. */
  fits?: boolean;
  /** The amount, on the left. */
  amount: ReactNode;
  /** A drawing of what it reaches; left out while the balance is unknown. */
  reach?: ReactNode;
  /** What it pays for. */
  words?: ReactNode;
  action: ReactNode;
  /** Further content below, in reserved space. */
  foot?: ReactNode;
}

/** An amount of tokens, in the same four columns as the others; on a phone the drawing is below. */
export const PackRow = ({ fits = false, amount, reach, words, action, foot }: PackRowProps) => (
  <div
    className="pack [.pack-first>&]:grow [.pack-first>&]:shrink-0 [.pack-first>&]:basis-auto [.pack-first>&]:content-center"
    data-fits={fits || undefined}
  >
    <div className="pack-amount">{amount}</div>
    {reach !== undefined && (
      <div className="pack-reach sm:m-0 sm:grid sm:self-stretch sm:items-center">{reach}</div>
    )}
    {words !== undefined && (
      <div className="pack-words mt-2 [grid-area:words] basis-full order-1 min-w-0 sm:m-0 max-sm:[.pack:has(>.pack-foot)>&]:has-[>p:empty]:m-0 max-sm:[.pack:has(>.pack-foot)>&]:has-[>p:empty]:absolute max-sm:[.pack:has(>.pack-foot)>&]:has-[>p:empty]:min-h-0">
        {words}
      </div>
    )}
    <div className="[grid-area:action] grid min-w-26 whitespace-nowrap max-sm:[.pack:has(>.pack-foot)>&]:min-w-31">
      {action}
    </div>
    {foot !== undefined && <div className="pack-foot">{foot}</div>}
  </div>
);
