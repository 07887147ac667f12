import { type ConfirmProps, setFact } from './confirm-props.ts';
import { ControlGroup } from './control-group.tsx';
import { readHours } from './read-amount.ts';
import { ValueField } from './value-field.tsx';

const readWeek = readHours(168);

/** The hours that the customer has in a normal week. */
export function HoursControl({ value, read, onChange }: ConfirmProps) {
  const { low, high } = value.hours ?? read.hours ?? {};
  const isExact = low !== undefined && low === high;
  const isRange = low !== undefined && low !== high;
  return (
    <ControlGroup title="Your time" words={read.words.hours}>
      <ValueField
        label="Hours in a normal week"
        {...(isRange && { hint: `We understood ${low} to ${high}. Enter the right number for you.` })}
        value={isExact ? low : undefined}
        keepsEmpty
        onValue={(hours) =>
          hours !== undefined && onChange(setFact({ value, read }, 'hours', { low: hours, high: hours }))
        }
        read={readWeek}
        print={String}
        complaint="Please enter a number of hours from 1 to 168."
      />
    </ControlGroup>
  );
}
