export interface Typed {
  text: string;
  /** How many characters stand before the cursor. */
  cursor: number;
}

const amount = /^(\s*(?:A?\$)?\s*)([\d,]*)((?:\.\d*)?)$/i;
const digitsIn = (text: string): number => text.replaceAll(/\D/g, '').length;

/** Where so many digits have passed. */
const afterDigits = (text: string, count: number): number => {
  let passed = 0;
  let at = 0;
  while (passed < count) if (/\d/.test(text[at++] ?? '0')) passed++;
  return at;
};

/**
 * An amount in thousands, as it is typed: 850000 → 850,000. The cursor stays behind the digit that it stood behind, and
 * what deletes a comma deletes the digit beyond it. What is no plain amount stays as it was typed.
 */
export function groupTyped(typed: Typed, before: string, deletesForward = false): Typed {
  const [, sign = '', whole = '', rest = ''] = amount.exec(typed.text) ?? [];
  const digits = whole.replaceAll(',', '');
  if (digits === '') return typed;
  const cutsComma = typed.text.length === before.length - 1 && digitsIn(typed.text) === digitsIn(before);
  const passed = digitsIn(typed.text.slice(0, typed.cursor));
  const cut = passed - (deletesForward ? 0 : 1);
  const [kept, stands] =
    cutsComma && before[typed.cursor] === ','
      ? [digits.slice(0, cut) + digits.slice(cut + 1), deletesForward ? passed : cut]
      : [digits, passed];
  const grouped = kept.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  const text = sign + grouped + rest;
  // Behind a dot, a digit counts from the end of the text: commas come and go only before it.
  const fromEnd = typed.text.length - typed.cursor;
  const cursor =
    fromEnd <= rest.length ? text.length - fromEnd : Math.max(afterDigits(text, stands), sign.length);
  return { text, cursor: typed.cursor < sign.length ? typed.cursor : cursor };
}
