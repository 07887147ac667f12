import { type SubmitEvent, useId, useState } from 'react';
import { sentenceOf } from '#shared/contract/errors.ts';
import { formatAud, formatTokens } from '#shared/domain/tokens/format-amount.ts';
import type { Hundredths } from '#shared/domain/tokens/money.ts';
import { AmountField } from '#web/components/amount/amount-field.tsx';
import { Button } from '#web/components/button/button.tsx';
import { Card } from '#web/components/card.tsx';
import { validityText } from './token-pack.ts';
import { typedTokens } from './typed-tokens.ts';

export function CustomAmountCard({ onChoose }: { onChoose: (amount: Hundredths) => void }) {
  const id = useId();
  const [text, setText] = useState('');
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
    <Card>
      <form method="post" noValidate onSubmit={choose} className="grid gap-5 sm:grid-cols-2 sm:items-end">
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
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p role="status" className="tabular-nums">
            {amount !== undefined && (
              <>
                <span className="block font-semibold">{formatAud(amount)}</span>
                <span className="block text-sm text-ink-soft">{validityText(amount)}</span>
              </>
            )}
          </p>
          <Button type="submit" variant="secondary">
            {amount === undefined ? 'Buy this amount' : `Buy ${formatTokens(amount)}`}
          </Button>
        </div>
      </form>
    </Card>
  );
}
