import type { RefCallback } from 'react';
import { controlLook, Field, type FieldText, fieldAttributes } from './field.tsx';

/** The props that a form passes to a text field. */
export interface TextBinding {
  id: string;
  name: string;
  value: string;
  /** Makes the field uncontrolled, so that it keeps text typed before the scripts ran. */
  inputRef?: RefCallback<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>;
  /** The initial value of an uncontrolled field. */
  initial?: string;
  error?: string | undefined;
  onChange: (value: string) => void;
  onBlur?: () => void;
}

export const textControl = ({ value, inputRef, initial }: TextBinding) =>
  inputRef === undefined ? { value } : { ref: inputRef, defaultValue: initial };

export interface TextFieldProps extends FieldText, TextBinding {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search';
  autoComplete?: string;
  inputMode?: 'text' | 'email' | 'numeric' | 'decimal' | 'tel' | 'url' | 'search';
  autoCapitalize?: 'none' | 'words' | 'sentences';
  spellCheck?: boolean;
  maxLength?: number;
}

export function TextField(props: TextFieldProps) {
  return (
    <Field {...props}>
      <input
        {...fieldAttributes(props)}
        name={props.name}
        type={props.type ?? 'text'}
        {...textControl(props)}
        autoComplete={props.autoComplete}
        inputMode={props.inputMode}
        autoCapitalize={props.autoCapitalize}
        spellCheck={props.spellCheck}
        maxLength={props.maxLength}
        className={controlLook}
        onChange={(event) => props.onChange(event.target.value)}
        onBlur={props.onBlur}
      />
    </Field>
  );
}
