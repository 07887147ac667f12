import type { ReactNode, RefCallback } from 'react';
import { FieldError, fieldAttributes, RequiredMark } from './field.tsx';

export interface CheckboxBinding {
  id: string;
  name: string;
  checked: boolean;
  /** Makes the box uncontrolled, so that it keeps a tick made before the scripts ran. */
  inputRef?: RefCallback<HTMLInputElement>;
  /** Whether an uncontrolled box starts ticked. */
  initial?: boolean;
  error?: string | undefined;
  onChange: (checked: boolean) => void;
  onBlur?: () => void;
}

export interface CheckboxFieldProps extends CheckboxBinding {
  /** May contain links; they do not tick the box. */
  label: ReactNode;
  required?: boolean;
  /** The value that a posted form sends for a ticked box. */
  value?: string;
}

export function CheckboxField(props: CheckboxFieldProps) {
  const { id, label, required = false } = props;
  return (
    <div>
      <div className="flex gap-3">
        <input
          {...fieldAttributes({ ...props, label: '' })}
          type="checkbox"
          name={props.name}
          value={props.value}
          {...(props.inputRef
            ? { ref: props.inputRef, defaultChecked: props.initial }
            : { checked: props.checked })}
          className="my-2.5 size-6 shrink-0 cursor-pointer accent-leaf focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-leaf"
          onChange={(event) => props.onChange(event.target.checked)}
          onBlur={props.onBlur}
        />
        <label htmlFor={id} className="flex min-h-11 min-w-6 cursor-pointer items-center py-2.5">
          <span>
            {label}
            {required && <RequiredMark />}
          </span>
        </label>
      </div>
      <FieldError id={id}>{props.error}</FieldError>
    </div>
  );
}
