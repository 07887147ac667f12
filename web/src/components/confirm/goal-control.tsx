import { useId } from 'react';
import type { Confirmed, ConfirmedGoal, ConfirmedIncome } from '#shared/plan/confirm/confirmed.ts';
import type { ReadValues } from '#shared/plan/describe/read-values.ts';
import type { IncomeKind } from '#shared/plan/reading/reading.ts';
import { CheckboxField } from '../form/checkbox-field.tsx';
import { controlLook, Field } from '../form/field.tsx';
import { RadioField } from '../form/radio-field.tsx';
import { SelectField } from '../form/select-field.tsx';
import { type ConfirmProps, ControlGroup, DollarField, setFact, usePartial } from './control-parts.tsx';

const periods = [
  ['week', 'a week'],
  ['fortnight', 'a fortnight'],
  ['month', 'a month'],
  ['quarter', 'a quarter'],
  ['year', 'a year'],
  ['total', 'in total'],
] as const;

const measures = [
  ['income', 'What I keep after costs'],
  ['sales', 'What buyers pay'],
] as const;

const taxes = [
  ['before', 'Before tax'],
  ['after', 'After tax'],
] as const;

function startOf({ goal }: Confirmed, { goal: read }: ReadValues): Partial<ConfirmedGoal> {
  if (goal) return goal;
  if (!read) return {};
  const { tax, ...rest } = read;
  return { ...rest, ...(tax !== 'unsaid' && { tax }) };
}

/** Money to save is always after tax. */
function complete({ cents, per, tax, by, measure }: Partial<ConfirmedGoal>): ConfirmedGoal | undefined {
  const counted = per === 'total' ? 'after' : measure === 'sales' ? 'before' : tax;
  if (!cents || per === undefined || counted === undefined) return undefined;
  return { cents, per, tax: counted, ...(by && { by }), ...(measure && per !== 'total' && { measure }) };
}

export function GoalControl({ value, read, onChange }: ConfirmProps) {
  const id = useId();
  const { parts, hold } = usePartial(value.goal, startOf(value, read));
  const set = (more: Partial<ConfirmedGoal>) => {
    const next = { ...parts, ...more };
    const goal = complete(next);
    hold(next, goal ?? value.goal);
    if (goal) onChange(setFact({ value, read }, 'goal', goal));
  };
  const isTotal = parts.per === 'total';
  return (
    <ControlGroup title="Your goal" words={read.words.goal}>
      <div className="grid gap-3 sm:grid-cols-2">
        <DollarField
          label="Amount"
          keepsEmpty
          cents={parts.cents}
          onCents={(cents) => cents && set({ cents })}
        />
        <SelectField
          id={`${id}-per`}
          name="goal-per"
          label="How often"
          placeholder="Choose"
          options={periods}
          value={parts.per ?? ''}
          onChange={(per) => {
            const found = periods.find(([one]) => one === per);
            if (found) set({ per: found[0] });
          }}
        />
      </div>
      {!isTotal && (
        <RadioField
          id={`${id}-measure`}
          name={`${id}-measure`}
          label="What is the amount?"
          options={measures}
          value={parts.measure ?? ''}
          onChange={(measure) => set({ measure: measure === 'sales' ? 'sales' : 'income' })}
        />
      )}
      {!isTotal && parts.measure !== 'sales' && (
        <RadioField
          id={`${id}-tax`}
          name={`${id}-tax`}
          label="Before or after tax?"
          options={taxes}
          value={parts.tax ?? ''}
          onChange={(tax) => set({ tax: tax === 'after' ? 'after' : 'before' })}
        />
      )}
      <Field id={`${id}-by`} label="By when" hint="Leave it blank if there’s no deadline.">
        <input
          id={`${id}-by`}
          type="date"
          aria-describedby={`${id}-by-hint`}
          className={controlLook}
          value={parts.by ?? ''}
          onChange={({ target }) => set({ by: target.value })}
        />
      </Field>
    </ControlGroup>
  );
}

const kinds: readonly (readonly [IncomeKind, string])[] = [
  ['wage', 'A wage'],
  ['business', 'My own business'],
  ['payment', 'A government payment'],
  ['pension', 'A pension'],
  ['partner', 'My partner’s income'],
  ['none', 'Nothing at the moment'],
];

const incomePeriods = [
  ['week', 'a week'],
  ['fortnight', 'a fortnight'],
  ['month', 'a month'],
  ['year', 'a year'],
] as const;

const incomeTaxes = [
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
        options={incomePeriods}
        value={per ?? ''}
        onChange={(next) => {
          const found = incomePeriods.find(([one]) => one === next);
          if (found) onChange({ ...income, per: found[0] });
        }}
      />
      {kind === 'wage' && (
        <SelectField
          id={`${id}-tax`}
          name={`income-tax-${kind}`}
          label="Before or after tax"
          placeholder="Not sure"
          options={incomeTaxes}
          value={tax ?? ''}
          onChange={(next) => {
            const { tax: _, ...rest } = income;
            const found = incomeTaxes.find(([one]) => one === next);
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
