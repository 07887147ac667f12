import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { controlLook, type FieldText, fieldAttributes } from '../form/field.tsx';
import { groupTyped } from './group-typed.ts';

export interface AmountInputProps extends FieldText {
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
