import { classNames } from '../class-names.ts';
import { countText } from './count-text.ts';
import { controlLook, Field, type FieldText, fieldAttributes } from './field.tsx';
import type { TextBinding } from './text-field.tsx';

export interface TextareaFieldProps extends FieldText, TextBinding {
  rows?: number;
  max: number;
  /** The counter turns red above it. */
  redAbove: number;
  /** Stops typing at the limit; else what is over it can be seen and shortened. */
  hardLimit?: boolean;
  disabled?: boolean;
}

export function TextareaField(props: TextareaFieldProps) {
  const count = countText(props.value, props);
  const counterId = `${props.id}-count`;
  return (
    <Field {...props}>
      <textarea
        {...fieldAttributes(props, counterId)}
        name={props.name}
        rows={props.rows ?? 4}
        value={props.value}
        maxLength={props.hardLimit ? props.max : undefined}
        disabled={props.disabled}
        className={classNames(controlLook, 'resize-y disabled:field-sizing-content disabled:resize-none')}
        onChange={(event) => props.onChange(event.target.value)}
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
