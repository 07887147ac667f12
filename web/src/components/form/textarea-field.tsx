import { classNames } from '../class-names.ts';
import { countText } from './count-text.ts';
import { controlLook, Field, type FieldText, fieldAttributes } from './field.tsx';
import { type TextBinding, textControl } from './text-field.tsx';

export interface TextareaFieldProps extends FieldText, TextBinding {
  rows?: number;
  max: number;
  /** The counter turns red above this length. */
  redAbove: number;
  /** Stops typing at the limit; otherwise text over the limit stays visible and can be shortened. */
  hardLimit?: boolean;
  disabled?: boolean;
  onFocus?: () => void;
  /** The length of the customer’s part of a prefilled text. The counter shows it while the limit is far. */
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
      {/* Announced only near the limit, where it matters. */}
      <span role="status" className="sr-only">
        {count.tone === 'calm' ? '' : count.text}
      </span>
    </Field>
  );
}
