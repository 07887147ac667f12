import { FieldError, FieldHint, type FieldText, fieldAttributes, RequiredMark } from './field.tsx';
import type { TextBinding } from './text-field.tsx';

export interface RadioFieldProps extends FieldText, TextBinding {
  /** Value and label, in the order they are offered. */
  options: readonly (readonly [value: string, label: string])[];
  /** Stops on a line, or parts of one button, instead of a row of radio marks (choices.css). */
  look?: 'line' | 'joined';
}

const markLook =
  'size-5 shrink-0 cursor-pointer accent-leaf focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-leaf';

export function RadioField(props: RadioFieldProps) {
  const { id, label, hint, options, look } = props;
  const { 'aria-describedby': describedBy, 'aria-invalid': invalid } = fieldAttributes(props);
  return (
    <fieldset aria-describedby={describedBy}>
      <legend className="mb-1 font-semibold">
        {label}
        {props.required && <RequiredMark />}
      </legend>
      {hint !== undefined && <FieldHint id={id}>{hint}</FieldHint>}
      <div className={look === undefined ? 'flex flex-wrap gap-x-6' : `choices choices-${look}`}>
        {options.map(([value, text]) => (
          <label
            key={value}
            className={
              look === undefined ? 'flex min-h-11 cursor-pointer items-center gap-2.5 pr-2' : undefined
            }
          >
            <input
              type="radio"
              name={props.name}
              value={value}
              checked={props.value === value}
              required={props.required}
              aria-invalid={invalid}
              className={look === undefined ? markLook : undefined}
              onChange={() => props.onChange(value)}
              onBlur={props.onBlur}
            />
            {text}
          </label>
        ))}
      </div>
      <FieldError id={id}>{props.error}</FieldError>
    </fieldset>
  );
}
