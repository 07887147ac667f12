import { type SubmitEvent, useState } from 'react';
import { formatAud } from '#shared/domain/tokens/format-amount.ts';
import { type Cents, cents } from '#shared/domain/tokens/money.ts';
import { Button } from '#web/components/button/button.tsx';
import { leftAfterCardFee } from './card-fee.ts';
import { contributionPacks } from './contribution-amount.ts';

export interface LeavingForm {
  action: string;
  leaving: boolean;
  onLeave: (event: SubmitEvent<HTMLFormElement>) => void;
}

export interface PackFormsProps extends LeavingForm {
  /** The suggested amount; none after a contribution. */
  leading: Cents | undefined;
}

const most = Math.max(...contributionPacks);

/** Draws the card fee as a part of the amount. */
function GiftBar({ amount }: { amount: Cents }) {
  const at = (cents: number) => (400 * cents) / most;
  return (
    <svg aria-hidden="true" viewBox="0 0 400 12" preserveAspectRatio="none" className="block h-3 w-full">
      <rect width={400} height={12} className="bars-track" />
      <rect width={at(amount)} height={12} className="fill-line-strong" />
      <rect width={at(leftAfterCardFee(amount))} height={12} className="bars-fill" />
    </svg>
  );
}

/** One real form per amount, so that they work before any script loads. */
export function PackForms({ action, leaving, onLeave, leading }: PackFormsProps) {
  const [chosen, setChosen] = useState<Cents>();
  return (
    <ul className="grid gap-3">
      {contributionPacks.map((amount) => (
        <li
          key={amount}
          className="card gift data-leads:py-4 data-leads:border-leaf data-leads:outline-1 data-leads:outline-leaf"
          data-leads={amount === leading || undefined}
        >
          <p className="font-serif text-2xl font-semibold flex-1">{formatAud(amount)}</p>
          <div className="gift-bar">
            <GiftBar amount={amount} />
            <p className="mt-1 text-sm text-ink-soft">
              {formatAud(leftAfterCardFee(amount))} to us,{' '}
              {formatAud(cents(amount - leftAfterCardFee(amount)))} card fee
            </p>
          </div>
          <form
            method="post"
            action={action}
            className="grid min-w-29"
            onSubmit={(event) => {
              onLeave(event);
              if (!event.defaultPrevented) setChosen(amount);
            }}
          >
            <input type="hidden" name="amount" value={amount} />
            <Button
              type="submit"
              variant={amount === leading ? 'primary' : 'secondary'}
              pending={leaving && chosen === amount}
              pendingText="Opening…"
            >
              Give {formatAud(amount)}
            </Button>
          </form>
        </li>
      ))}
    </ul>
  );
}
