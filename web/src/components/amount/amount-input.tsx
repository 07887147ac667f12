import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { controlLook, type FieldText, fieldAttributes } from '../form/field.tsx';

interface Typed {
  text: string;
  /** Number of characters before the cursor. */
  cursor: number;
}

const amount = /^(\s*(?:A?\$)?\s*)([\d,]*)((?:\.\d*)?)$/i;

/** Leading zeros before another digit. */
const zeros = /^0*(?=\d)/;

const inThousands = /^\d{1,3}(,\d{3})*$/;

/**
 * Groups an amount in thousands as it is typed: 850000 → 850,000. The cursor stays after the same digit, and
 * deleting a comma deletes the digit beyond it. Leading zeros are dropped. Text that is not a plain amount
 * stays as typed, and so does a typed comma, which may be a decimal point; only commas added here are moved.
 */
export function groupTyped(typed: Typed, before: string, deletesForward = false): Typed {
  const { text, cursor } = typed;
  const [, sign = '', whole = '', rest = ''] = amount.exec(text) ?? [];
  const digits = whole.replaceAll(',', '');
  const areOurs =
    inThousands.test(amount.exec(before)?.[2] ?? '') &&
    before.startsWith(text.slice(0, text.lastIndexOf(',', cursor - 1) + 1));
  if (digits === '' || (whole !== digits && !areOurs)) return typed;
  if (areOurs && before === `${text.slice(0, cursor)},${text.slice(cursor)}`) {
    const at = deletesForward ? cursor : cursor - 1;
    return groupTyped({ text: text.slice(0, at) + text.slice(at + 1), cursor: at }, before);
  }
  // Zeros before the cursor are typed first; zeros after it are the rest of a number being changed.
  const [leading = ''] = zeros.exec(digits) ?? [];
  const counted = cursor > sign.length + leading.length ? digits.slice(leading.length) : digits;
  const start = sign + counted.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  const behind = text.slice(cursor, text.length - rest.length).replaceAll(',', '').length;
  // Commas change only before the decimal point, so after it the cursor counts from the end of the text.
  const fromDot = Math.max(cursor - text.length + rest.length, 0);
  const moved = Math.max(start.length - behind - Math.floor(behind / 3), sign.length) + fromDot;
  return { text: start + rest, cursor: cursor < sign.length ? cursor : moved };
}

interface AmountInputProps extends FieldText {
  name?: string;
  value: string;
  inputMode?: 'decimal' | 'numeric';
  onChange: (value: string) => void;
  onBlur?: () => void;
}

/** An amount without its label, which adds commas during typing. */
export function AmountInput(props: AmountInputProps) {
  const box = useRef<HTMLInputElement>(null);
  const takeEarly = useEffectEvent(() => {
    const text = box.current?.value ?? '';
    if (props.value !== '' || text === '') return;
    props.onChange(groupTyped({ text, cursor: text.length }, '', false).text);
  });
  // Text typed before the scripts ran exists only in the field.
  useLayoutEffect(() => takeEarly(), []);
  return (
    <input
      ref={box}
      {...fieldAttributes(props)}
      name={props.name}
      type="text"
      inputMode={props.inputMode ?? 'decimal'}
      autoComplete="off"
      value={props.value}
      className={`${controlLook} max-w-48`}
      onChange={({ target, nativeEvent }) => {
        const { value, selectionEnd } = target;
        const { text, cursor } = groupTyped(
          { text: value, cursor: selectionEnd ?? value.length },
          props.value,
          'inputType' in nativeEvent && nativeEvent.inputType === 'deleteContentForward',
        );
        // Written only when it differs, because React would move the cursor to the end.
        if (text !== value) {
          target.value = text;
          target.setSelectionRange(cursor, cursor);
        }
        props.onChange(text);
      }}
      onBlur={props.onBlur}
    />
  );
}
