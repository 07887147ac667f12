import { useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import { controlLook, Field, fieldAttributes } from '../form/field.tsx';
import { printDollars, readDollars } from './read-amount.ts';

interface ValueFieldProps {
  label: string;
  hint?: string;
  /** Undefined while it is not set. */
  value: number | undefined;
  /** Called only with a readable value, or with undefined when the field may be empty. */
  onValue: (value: number | undefined) => void;
  /** An empty field keeps the previous value, because the next one is being typed. */
  keepsEmpty?: boolean | undefined;
  read: (text: string) => number | undefined;
  print: (value: number) => string;
  /** The message that says what to write instead. */
  complaint: string;
  unit?: '$';
}

/** A number as text. It keeps unreadable text, and accepts a value from elsewhere. */
export function ValueField(props: ValueFieldProps) {
  const { label, hint, value, onValue, keepsEmpty, read, print, complaint, unit } = props;
  const id = useId();
  const [typed, setTyped] = useState<{ value: number | undefined; text: string }>();
  const [isLeft, setIsLeft] = useState(true);
  const text = typed && typed.value === value ? typed.text : value === undefined ? '' : print(value);
  const isUnread = text.trim() !== '' && read(text) === undefined;
  const error = isUnread && isLeft ? complaint : undefined;

  const type = (next: string) => {
    const found = read(next);
    const isKept = found === undefined && (keepsEmpty || next.trim() !== '');
    setTyped({ value: isKept ? value : found, text: next });
    setIsLeft(false);
    if (!isKept && found !== value) onValue(found);
  };

  const texts = { id, label, ...(hint !== undefined && { hint }), error };
  return (
    <Field {...texts}>
      <span className="relative block">
        {unit && (
          <span aria-hidden className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2">
            {unit}
          </span>
        )}
        <input
          {...fieldAttributes(texts)}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          className={classNames(controlLook, unit && 'pl-7')}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setIsLeft(true)}
        />
      </span>
    </Field>
  );
}

interface DollarFieldProps extends Pick<ValueFieldProps, 'label' | 'hint' | 'keepsEmpty'> {
  cents: number | undefined;
  onCents: (cents: number | undefined) => void;
}

export const DollarField = ({ cents, onCents, ...texts }: DollarFieldProps) => (
  <ValueField
    {...texts}
    value={cents}
    onValue={onCents}
    read={readDollars}
    print={printDollars}
    complaint="Please enter an amount in dollars, such as 850."
    unit="$"
  />
);
