import { type SubmitEvent, useId, useState } from 'react';
import { sentenceOf } from '#shared/contract/errors.ts';
import { formatAud, formatTokens } from '#shared/domain/tokens/format-amount.ts';
import type { Hundredths } from '#shared/domain/tokens/money.ts';
import { AmountField } from '#web/components/amount/amount-field.tsx';
import { Button } from '#web/components/button/button.tsx';
import { validityText } from './token-pack.ts';
import { typedTokens } from './typed-tokens.ts';

export interface AmountFormProps {
  /** What is filled in already. */
  initial?: string | undefined;
  /** Whether this is the way on; else it is one of several. */
  isNext?: boolean;
  onChoose: (amount: Hundredths) => void;
}

/** An amount of one’s own, what it costs, and the button beside it. */
export function AmountForm({ initial = '', isNext = false, onChoose }: AmountFormProps) {
  const id = useId();
  const [text, setText] = useState(initial);
  const [checked, setChecked] = useState(false);
  const amount = typedTokens(text);
  const refused = checked && amount === undefined;

  const choose = (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    if (amount === undefined) document.getElementById(id)?.focus();
    else onChoose(amount);
  };

  return (
    <form
      method="post"
      noValidate
      onSubmit={choose}
      className="flex flex-col gap-x-5 gap-y-4 sm:flex-row sm:flex-wrap sm:items-end"
    >
      <AmountField
        id={id}
        label="Number of tokens"
        hint="From 1 to 5,000, in steps of 0.1"
        error={refused ? sentenceOf('amount-invalid') : undefined}
        required
        min="1"
        max="5000"
        step="0.1"
        value={text}
        onChange={setText}
        onBlur={() => setChecked(text !== '')}
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" variant={isNext ? 'primary' : 'secondary'} wide>
          {amount === undefined ? 'Buy this amount' : `Buy ${formatTokens(amount)}`}
        </Button>
        <p role="status" className="tabular-nums">
          {amount !== undefined && (
            <>
              <span className="font-semibold">{formatAud(amount)}</span>{' '}
              <span className="text-sm text-ink-soft">· {validityText(amount)}</span>
            </>
          )}
        </p>
      </div>
    </form>
  );
}
