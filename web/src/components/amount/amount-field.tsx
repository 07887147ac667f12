import { controlLook, Field, type FieldText, fieldAttributes } from '../form/field.tsx';

export interface AmountFieldProps extends FieldText {
  value: string;
  min: string;
  max?: string;
  step: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
}

/** A number with decimals. What is no number never gets into it. */
export function AmountField(props: AmountFieldProps) {
  return (
    <Field {...props}>
      <input
        {...fieldAttributes(props)}
        type="number"
        inputMode="decimal"
        autoComplete="off"
        min={props.min}
        max={props.max}
        step={props.step}
        value={props.value}
        className={`${controlLook} max-w-48 tabular-nums`}
        onChange={({ target }) => {
          if (!target.validity.badInput) props.onChange(target.value);
        }}
        onBlur={props.onBlur}
      />
    </Field>
  );
}
