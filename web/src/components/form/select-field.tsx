import { ChevronDown } from 'lucide-react';
import { classNames } from '../class-names.ts';
import { controlLook, Field, type FieldText, fieldAttributes } from './field.tsx';
import { type TextBinding, textControl } from './text-field.tsx';

export interface SelectFieldProps extends FieldText, TextBinding {
  /** Value and label, in the order they are offered. */
  options: readonly (readonly [value: string, label: string])[];
  /** The first option, which means no answer. */
  placeholder: string;
  autoComplete?: string;
}

export function SelectField(props: SelectFieldProps) {
  return (
    <Field {...props}>
      <div className="relative">
        <select
          {...fieldAttributes(props)}
          name={props.name}
          {...textControl(props)}
          autoComplete={props.autoComplete}
          className={classNames(controlLook, 'appearance-none pr-10 disabled:pr-3')}
          onChange={(event) => props.onChange(event.target.value)}
          onBlur={props.onBlur}
        >
          <option value="">{props.placeholder}</option>
          {props.options.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-ink-soft in-disabled:hidden"
        />
      </div>
    </Field>
  );
}
