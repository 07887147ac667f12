import { type SubmitEvent, useId, useState } from 'react';
import { formatAud } from '#shared/domain/tokens/format-amount.ts';
import { AmountInput } from '#web/components/amount/amount-input.tsx';
import { Button } from '#web/components/button/button.tsx';
import { Field } from '#web/components/form/field.tsx';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import { contributionOf } from './contribution-amount.ts';
import type { LeavingForm } from './pack-forms.tsx';

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
