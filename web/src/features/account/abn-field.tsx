import { formatAbn, parseAbn } from '#shared/domain/account/abn.ts';
import { type TextBinding, TextField } from '#web/components/form/text-field.tsx';

/** Takes an ABN with or without spaces; leaving the field groups the digits of a valid one. */
export function AbnField(props: TextBinding) {
  const leave = () => {
    const digits = parseAbn(props.value);
    if (digits !== undefined && formatAbn(digits) !== props.value) props.onChange(formatAbn(digits));
    props.onBlur?.();
  };
  return (
    <TextField
      {...props}
      label="ABN"
      hint="11 digits, e.g. 51 824 753 556. Leave it blank if you don’t have one."
      inputMode="numeric"
      autoComplete="off"
      onBlur={leave}
    />
  );
}
