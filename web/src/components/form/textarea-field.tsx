import { classNames } from '../class-names.ts';
import { countText } from './count-text.ts';
import { controlLook, Field, type FieldText, fieldAttributes } from './field.tsx';
import { type TextBinding, textControl } from './text-field.tsx';

export interface TextareaFieldProps extends FieldText, TextBinding {
  rows?: number;
  max: number;
  /** The counter turns red above it. */
  redAbove: number;
  /** Stops typing at the limit; else what is over it can be seen and shortened. */
  hardLimit?: boolean;
  disabled?: boolean;
  onFocus?: () => void;
  /** Of a text that the form began: what its writer has said. It is counted as long as the limit is far. */
  ownLength?: number | undefined;
}

export function TextareaField(props: TextareaFieldProps) {
  const { value, redAbove, ownLength } = props;
  const count = countText(value.length > redAbove ? value.length : (ownLength ?? value.length), props);
  const counterId = `${props.id}-count`;
  return (
    <Field {...props}>
      <textarea
        {...fieldAttributes(props, counterId)}
        name={props.name}
        rows={props.rows ?? 4}
        {...textControl(props)}
        maxLength={props.hardLimit ? props.max : undefined}
        disabled={props.disabled}
        className={classNames(controlLook, 'resize-y disabled:field-sizing-content disabled:resize-none')}
        onChange={(event) => props.onChange(event.target.value)}
        onFocus={props.onFocus}
        onBlur={props.onBlur}
      />
      <p
        id={counterId}
        className={classNames(
          'mt-1 text-right text-sm in-disabled:hidden',
          count.tone === 'calm' ? 'text-ink-soft' : 'font-semibold text-brick',
        )}
      >
        {count.text}
      </p>
      {/* Spoken only near the limit, where it matters. */}
      <span role="status" className="sr-only">
        {count.tone === 'calm' ? '' : count.text}
      </span>
    </Field>
  );
}
