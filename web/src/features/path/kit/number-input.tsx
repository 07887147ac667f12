import { controlLook, Field, fieldAttributes } from '#web/components/form/field.tsx';
import type { NumberField } from './number-fields.ts';

interface NumberInputProps {
  id: string;
  field: NumberField;
  text: string;
  error: string | undefined;
  onType: (text: string) => void;
}

const signOf = { $: '$', '%': '%', '': '' } as const;

/** Keeps the text as typed; its error is shown below. */
export function NumberInput({ id, field: { label, unit }, text, error, onType }: NumberInputProps) {
  const sign = signOf[unit];
  return (
    <Field id={id} label={sign === '' ? label : `${label} (${sign})`} error={error}>
      <input
        {...fieldAttributes({ id, label, error })}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={text}
        className={`${controlLook} max-w-48`}
        onChange={({ target }) => onType(target.value)}
      />
    </Field>
  );
}
