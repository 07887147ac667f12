import { type SubmitEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { sentenceOf } from '#shared/contract/errors.ts';
import { formatAud, formatTokenCount, formatTokens } from '#shared/domain/tokens/format-amount.ts';
import { type Hundredths, tokensBoughtWith } from '#shared/domain/tokens/money.ts';
import { purchaseAmount } from '#shared/domain/tokens/purchase-amount.ts';
import { AmountInput } from '#web/components/amount/amount-input.tsx';
import { isNumber, parseAmount } from '#web/components/amount/parse-amount.ts';
import { Button } from '#web/components/button/button.tsx';
import { FieldError, FieldHint } from '#web/components/form/field.tsx';
import type { Standing } from '#web/components/reach/what-tokens-buy.ts';
import { ValidTo } from './about-paying.tsx';
import { MadeOf, PackReach, PackRow, type PackScale } from './pack-scale.tsx';

/** A point before three digits may be a decimal point or, as in much of Europe, a thousands separator. */
const inTwoWays = (text: string) => /^(?:A?\$)?\s*([1-9]\d{0,2})\.(\d{3})$/i.exec(text.trim());

/** Parses a number of tokens; undefined for a number that is not sold. Nothing is rounded to a valid one. */
export function typedTokens(text: string): Hundredths | undefined {
  const typed = parseAmount(text);
  if (typed === undefined || typed.isFiner || inTwoWays(text)) return undefined;
  const paid = purchaseAmount(String(typed.floor));
  return paid === undefined ? undefined : tokensBoughtWith(paid);
}

/** The message for a number that is not sold. */
export function refusalOf(text: string): string {
  if (text.trim() === '') return 'Enter how many tokens you want, from 1 to 5,000.';
  const [, whole, rest] = inTwoWays(text) ?? [];
  if (whole !== undefined) return `Did you mean ${whole},${rest}? Leave out the point, or use one decimal.`;
  return isNumber(text) ? sentenceOf('amount-invalid') : 'Enter a number from 1 to 5,000, e.g. 38.5.';
}

interface OwnAmountProps {
  text: string;
  onType: (text: string) => void;
  scale: PackScale;
  standing: Standing | undefined;
  nowMs: number;
  onChoose: (amount: Hundredths) => void;
}

/** The last row of the packs: a custom amount, drawn and described during typing. */
export function OwnAmount({ text, onType, scale, standing, nowMs, onChoose }: OwnAmountProps) {
  const id = useId();
  const [checked, setChecked] = useState(false);
  const amount = typedTokens(text);
  const error = checked && amount === undefined ? refusalOf(text) : undefined;
  const field = {
    id,
    label: 'Your own amount',
    // The error contains the hint.
    hint:
      error === undefined && amount === undefined ? 'From 1 to 5,000 tokens, in steps of 0.1.' : undefined,
    error,
    required: true,
  };

  const choose = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (amount !== undefined) return onChoose(amount);
    flushSync(() => setChecked(true));
    document.getElementById(id)?.focus({ preventScroll: true });
    event.currentTarget.scrollIntoView({ block: 'nearest' });
  };

  return (
    <form method="post" noValidate onSubmit={choose}>
      <PackRow
        amount={
          <>
            <label htmlFor={id} className="w-full font-semibold">
              Your own amount <span className="sm:hidden">in tokens</span>
            </label>
            <p className="pack-own gap-2 flex items-baseline min-w-0 max-sm:grow max-sm:shrink max-sm:basis-22">
              <AmountInput {...field} value={text} onChange={onType} onBlur={() => setChecked(text !== '')} />
              <span className="max-sm:hidden">tokens</span>
            </p>
          </>
        }
        {...(scale.held !== undefined && { reach: <PackReach amount={amount ?? 0} scale={scale} /> })}
        words={
          <p role="status" className="text-sm">
            {amount !== undefined && (
              <>
                <span className="text-base font-semibold">{formatAud(amount)}</span>{' '}
                <ValidTo amount={amount} nowMs={nowMs} />
              </>
            )}
          </p>
        }
        action={
          <Button
            type="submit"
            variant="secondary"
            label={amount === undefined ? 'Buy this amount' : `Buy ${formatTokens(amount)}`}
          >
            {amount === undefined ? 'Buy' : `Buy ${formatTokenCount(amount)}`}
          </Button>
        }
        foot={
          <>
            {field.hint !== undefined && <FieldHint id={id}>{field.hint}</FieldHint>}
            <FieldError id={id}>{error}</FieldError>
            <p role="status" className="text-sm">
              {amount !== undefined && <MadeOf {...{ amount, scale, standing }} />}
            </p>
          </>
        }
      />
    </form>
  );
}
