import { type SubmitEvent, useId, useState } from 'react';
import { useHydrated } from '../../app/use-hydrated.ts';
import { AmountField } from '../../components/amount/amount-field.tsx';
import { formatAud } from '../../components/amount/format-amount.ts';
import { Button } from '../../components/button/button.tsx';
import { contributionOf, tooSmall } from './contribution-amount.ts';
import type { LeavingForm } from './pack-forms.tsx';

/** Without an address until it can count: what is sent before that is kept and sent again (app/early-input.ts). */
export function OwnAmountForm({ action, leaving, onLeave }: LeavingForm) {
  const id = useId();
  const hydrated = useHydrated();
  const [text, setText] = useState('');
  const [checked, setChecked] = useState(false);
  const [sent, setSent] = useState(false);
  const amount = contributionOf(text);

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

  return (
    <form
      method="post"
      action={hydrated ? action : undefined}
      noValidate
      onSubmit={submit}
      className="flex flex-wrap items-start gap-x-4 gap-y-4"
    >
      <input type="hidden" name="amount" value={amount ?? ''} />
      <AmountField
        id={id}
        label="Your own amount in A$"
        hint="At least A$1.00"
        error={checked && amount === undefined ? tooSmall : undefined}
        required
        min="1"
        step="0.01"
        value={text}
        onChange={setText}
        onBlur={() => setChecked(text !== '')}
      />
      <div className="self-end">
        <Button type="submit" variant="secondary" pending={leaving && sent} pendingText="Opening…">
          {amount === undefined ? 'Give this amount' : `Give ${formatAud(amount)}`}
        </Button>
      </div>
      <noscript>
        <p>An amount of your own needs JavaScript in your browser; the amounts above work without it.</p>
      </noscript>
    </form>
  );
}
