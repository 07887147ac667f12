import { controlLook, type FieldText, fieldAttributes } from '../form/field.tsx';

export interface AmountInputProps extends FieldText {
  value: string;
  min: string;
  max?: string;
  step: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
}

/** A number with decimals, without its label. What is no number never gets into it. */
export function AmountInput(props: AmountInputProps) {
  return (
    <input
      {...fieldAttributes(props)}
      type="number"
      inputMode="decimal"
      autoComplete="off"
      min={props.min}
      max={props.max}
      step={props.step}
      value={props.value}
      className={`${controlLook} max-w-48`}
      onChange={({ target }) => {
        if (!target.validity.badInput) props.onChange(target.value);
      }}
      onBlur={props.onBlur}
    />
  );
}
