import { useId } from 'react';
import type { ConfirmedIncome } from '#shared/plan/confirm/confirmed.ts';
import type { IncomeKind } from '#shared/plan/reading/reading.ts';
import { CheckboxField } from '../form/checkbox-field.tsx';
import { SelectField } from '../form/select-field.tsx';
import { type ConfirmProps, setFact } from './confirm-props.ts';
import { ControlGroup } from './control-group.tsx';
import { DollarField } from './value-field.tsx';

const kinds: readonly (readonly [IncomeKind, string])[] = [
  ['wage', 'A wage'],
  ['business', 'My own business'],
  ['payment', 'A government payment'],
  ['pension', 'A pension'],
  ['partner', 'My partner’s income'],
  ['none', 'Nothing at the moment'],
];
const periods = [
  ['week', 'a week'],
  ['fortnight', 'a fortnight'],
  ['month', 'a month'],
  ['year', 'a year'],
] as const;
const taxes = [
  ['before', 'before tax'],
  ['after', 'after tax'],
] as const;

interface AmountProps {
  income: ConfirmedIncome;
  name: string;
  onChange: (income: ConfirmedIncome) => void;
}

function IncomeAmount({ income, name, onChange }: AmountProps) {
  const id = useId();
  const { kind, cents, per, tax } = income;
  return (
    <div className="mb-3 ml-9 grid gap-3 sm:grid-cols-2">
      <DollarField
        label={`Amount: ${name.toLowerCase()}`}
        cents={cents}
        onCents={(next) =>
          onChange(next === undefined ? { kind } : { ...income, cents: next, per: per ?? 'week' })
        }
      />
      <SelectField
        id={`${id}-per`}
        name={`income-per-${kind}`}
        label="How often"
        placeholder="Choose"
        options={periods}
        value={per ?? ''}
        onChange={(next) => {
          const found = periods.find(([one]) => one === next);
          if (found) onChange({ ...income, per: found[0] });
        }}
      />
      {kind === 'wage' && (
        <SelectField
          id={`${id}-tax`}
          name={`income-tax-${kind}`}
          label="Before or after tax"
          placeholder="Not sure"
          options={taxes}
          value={tax ?? ''}
          onChange={(next) => {
            const { tax: _, ...rest } = income;
            const found = taxes.find(([one]) => one === next);
            onChange(found ? { ...rest, tax: found[0] } : rest);
          }}
        />
      )}
    </div>
  );
}

/** The customer's current income by kind. */
export function IncomeControl({ value, read, onChange }: ConfirmProps) {
  const id = useId();
  const incomes = value.income ?? read.income;
  const set = (next: ConfirmedIncome[]) => onChange(setFact({ value, read }, 'income', next));
  const toggle = (kind: IncomeKind, isOn: boolean) => {
    const others = incomes.filter((one) => one.kind !== kind && (kind === 'none') === (one.kind === 'none'));
    set(isOn ? [...others, { kind }] : incomes.filter((one) => one.kind !== kind));
  };
  return (
    <ControlGroup
      title="What you live on now"
      words={read.words.income}
      hint="Tick all that apply. Amounts make the tax in your plan more accurate."
    >
      <div>
        {kinds.map(([kind, label]) => {
          const income = incomes.find((one) => one.kind === kind);
          return (
            <div key={kind}>
              <CheckboxField
                id={`${id}-${kind}`}
                name={`income-${kind}`}
                label={label}
                checked={income !== undefined}
                onChange={(isOn) => toggle(kind, isOn)}
              />
              {income && kind !== 'none' && (
                <IncomeAmount
                  income={income}
                  name={label}
                  onChange={(next) => set(incomes.map((one) => (one.kind === kind ? next : one)))}
                />
              )}
            </div>
          );
        })}
      </div>
    </ControlGroup>
  );
}
