import { useId } from 'react';
import type { Confirmed, ConfirmedGoal } from '#shared/plan/confirm/confirmed.ts';
import type { ReadValues } from '#shared/plan/describe/read-values.ts';
import { controlLook, Field } from '../form/field.tsx';
import { RadioField } from '../form/radio-field.tsx';
import { SelectField } from '../form/select-field.tsx';
import { type ConfirmProps, setFact } from './confirm-props.ts';
import { ControlGroup } from './control-group.tsx';
import { usePartial } from './use-partial.ts';
import { DollarField } from './value-field.tsx';

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
