import { formatTokens } from '#shared/domain/tokens/format-amount.ts';
import { FormError } from '#web/components/form/form-error.tsx';
import { isCoveredByNow, needsRecharge, type Unlocking } from './unlocking.ts';

const onward = 'Recharge and you come back to this page.';

/** What stands in the way or did a moment ago, if anything: the balance, or what the server said of it. */
export function UnlockNotice({ unlocking }: { unlocking: Unlocking }) {
  if (isCoveredByNow(unlocking))
    return (
      <p role="status">
        <strong className="font-semibold">Your balance covers this path now.</strong> Nothing was spent yet;
        confirm once more to unlock it.
      </p>
    );
  if (unlocking.step !== 'open' || !needsRecharge(unlocking)) return null;
  const { funds, shortage } = unlocking;
  if (shortage?.owed || funds.kind !== 'short')
    return (
      <FormError takesFocus title={shortage?.message ?? ''}>
        {onward}
      </FormError>
    );
  const sentence = `Your balance is ${formatTokens(funds.missing)} short.`;
  if (shortage === undefined)
    return (
      <p role="status">
        <strong className="font-semibold">{sentence}</strong> {onward}
      </p>
    );
  return (
    <FormError takesFocus title={sentence}>
      {onward}
    </FormError>
  );
}
