import type { RefCallback } from 'react';
import { controlLook, Field, type FieldText, fieldAttributes } from './field.tsx';

/** What a form hands to a field that holds text. */
export interface TextBinding {
  id: string;
  name: string;
  value: string;
  /** With it the field is uncontrolled, and keeps text that was typed before the scripts came. */
  inputRef?: RefCallback<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>;
  /** The value an uncontrolled field starts with. */
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
