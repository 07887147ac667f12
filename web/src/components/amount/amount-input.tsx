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

/** An amount, without its label; its commas come as it is typed. */
export function AmountInput(props: AmountInputProps) {
  const box = useRef<HTMLInputElement>(null);
  const takeEarly = useEffectEvent(() => {
    const text = box.current?.value ?? '';
    if (props.value !== '' || text === '') return;
    props.onChange(groupTyped({ text, cursor: text.length }, '', false).text);
  });
  // What was typed before the scripts came stands in the field, and nowhere else.
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
        // Here, and only where it differs: React would put the cursor at the end.
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
