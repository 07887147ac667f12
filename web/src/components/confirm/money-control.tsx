import { type ConfirmProps, setFact, setPart } from './confirm-props.ts';
import { ControlGroup } from './control-group.tsx';
import { DollarField } from './value-field.tsx';

/** The customer's budget for starting. */
export const MoneyControl = ({ value, read, onChange }: ConfirmProps) => (
  <ControlGroup title="Money to start" words={read.words.money}>
    <DollarField
      label="The most you can spend before your first customer pays"
      keepsEmpty
      cents={(value.money ?? read.money)?.cents}
      onCents={(cents) => cents !== undefined && onChange(setFact({ value, read }, 'money', { cents }))}
    />
  </ControlGroup>
);

/** What the first item on the price card costs the buyer. */
export const PriceControl = ({ value, onChange }: ConfirmProps) => (
  <ControlGroup title="Price">
    <DollarField
      label="Price of the first item"
      hint="Leave it blank to use our estimate."
      cents={value.price?.cents}
      onCents={(cents) => onChange(setPart(value, 'price', cents ? { cents } : undefined))}
    />
  </ControlGroup>
);
