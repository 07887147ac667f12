import { type SubmitEvent, useId, useState } from 'react';
import { cardFixed, cardRate, inCents } from '#shared/content/fact-numbers.ts';
import { sentenceOf } from '#shared/contract/errors.ts';
import { formatAud } from '#shared/domain/tokens/format-amount.ts';
import { type Cents, cents } from '#shared/domain/tokens/money.ts';
import { contributionAmount, largestContribution } from '#shared/domain/tokens/purchase-amount.ts';
import { AmountInput } from '#web/components/amount/amount-input.tsx';
import { isNumber, parseAmount } from '#web/components/amount/parse-amount.ts';
import { Button } from '#web/components/button/button.tsx';
import { Field } from '#web/components/form/field.tsx';
import { useHydrated } from '#web/lib/page/use-hydrated.ts';

/** The rest of a payment by a domestic card after the provider’s fee, rounded down. */
export const leftAfterCardFee = (amount: Cents): Cents =>
  cents(
    Math.floor((amount * (1_000_000 - Math.round(cardRate * 1_000_000))) / 1_000_000 - inCents(cardFixed)),
  );

export const contributionPacks: readonly Cents[] = [500, 1000, 3000].map(cents);

/** The suggested amount. */
export const leadingPack: Cents = cents(1000);

const tooSmall = { refused: sentenceOf('contribution-invalid') };

const noNumber = { refused: `Type a number, such as 12.50. ${tooSmall.refused}` };

const tooLarge = { refused: sentenceOf('contribution-too-large') };

type TypedContribution = { amount: Cents } | { refused: string };

/** Typed dollars in cents. The limits apply to the typed amount, not to the rounded one. */
export function contributionOf(text: string): TypedContribution {
  const typed = parseAmount(text);
  if (typed === undefined) return text.trim() === '' || isNumber(text) ? tooSmall : noNumber;
  if (typed.isFiner && typed.floor === largestContribution) return tooLarge;
  const limit = contributionAmount(String(typed.floor));
  if (limit === 'too-small') return tooSmall;
  if (limit === 'too-large') return tooLarge;
  return { amount: cents(typed.rounded) };
}

interface LeavingForm {
  action: string;
  leaving: boolean;
  onLeave: (event: SubmitEvent<HTMLFormElement>) => void;
}

interface PackFormsProps extends LeavingForm {
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

/** It has no action before hydration, so that nothing is sent unchecked (public/first-paint.js). */
export function OwnAmountForm({ action, leaving, onLeave }: LeavingForm) {
  const id = useId();
  const hydrated = useHydrated();
  const [text, setText] = useState('');
  const [checked, setChecked] = useState(false);
  const [sent, setSent] = useState(false);
  const typed = contributionOf(text);
  const amount = 'amount' in typed ? typed.amount : undefined;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    setChecked(true);
    if (amount === undefined) {
      event.preventDefault();
      document.getElementById(id)?.focus();
      return;
    }
    onLeave(event);
    if (!event.defaultPrevented) setSent(true);
  };

  const field = {
    id,
    label: 'Your own amount ($)',
    hint: 'From $1 to $10,000',
    error: checked && 'refused' in typed ? typed.refused : undefined,
    required: true,
  };
  return (
    <>
      <noscript>
        <p>Other amounts need JavaScript. The amounts above work without it.</p>
      </noscript>
      <form
        className="own-amount [&>div]:flex [&>div]:flex-col sm:[&>div]:grid sm:[&>div]:grid-cols-[minmax(0,10rem)_1fr] sm:[&>div]:gap-x-4 sm:[&>div]:justify-items-start noscript:hidden"
        method="post"
        action={hydrated ? action : undefined}
        noValidate
        onSubmit={submit}
      >
        <input type="hidden" name="amount" value={amount ?? ''} />
        <Field {...field}>
          <AmountInput {...field} value={text} onChange={setText} onBlur={() => setChecked(text !== '')} />
          <div className="give-own mt-4 grid order-1 sm:mt-0 sm:order-0">
            <Button type="submit" variant="secondary" wide pending={leaving && sent} pendingText="Opening…">
              {amount === undefined ? 'Give this amount' : `Give ${formatAud(amount)}`}
            </Button>
          </div>
        </Field>
      </form>
    </>
  );
}
