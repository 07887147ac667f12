import { classNames } from '../class-names.ts';
import { controlLook, Field, type FieldText, fieldAttributes } from './field.tsx';
import { type TextBinding, textControl } from './text-field.tsx';

interface TextCount {
  /** 9,501 of 10,000 characters */
  text: string;
  tone: 'calm' | 'near' | 'over';
}

/** Counts UTF-16 units, as the browser and the server do. */
export function countText(length: number, { max, redAbove }: { max: number; redAbove: number }): TextCount {
  const grouped = (count: number): string => String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',');
  const tone = length > max ? 'over' : length > redAbove ? 'near' : 'calm';
  return { text: `${grouped(length)} of ${grouped(max)} characters`, tone };
}

interface TextareaFieldProps extends FieldText, TextBinding {
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
