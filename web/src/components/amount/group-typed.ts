export interface Typed {
  text: string;
  /** How many characters stand before the cursor. */
  cursor: number;
}

const amount = /^(\s*(?:A?\$)?\s*)([\d,]*)((?:\.\d*)?)$/i;
const inThousands = /^\d{1,3}(,\d{3})*$/;
const digitsIn = (text: string): number => text.replaceAll(/\D/g, '').length;

/** Where so many digits have passed. */
const afterDigits = (text: string, count: number): number => {
  let passed = 0;
  let at = 0;
  while (passed < count) if (/\d/.test(text[at++] ?? '0')) passed++;
  return at;
};

/** Whether a comma was typed just now, or pasted. */
function hasTypedComma({ text, cursor }: Typed, before: string): boolean {
  let from = 0;
  while (from < cursor && text[from] === before[from]) from++;
  return text.slice(from, cursor).includes(',');
}

/**
 * An amount in thousands, as it is typed: 850000 → 850,000. The cursor stays behind the digit that it stood behind, and
 * what deletes a comma deletes the digit beyond it. What is no plain amount stays as it was typed, and so does a comma
 * of one’s own, which may stand for a point: only those that came by themselves are moved.
 */
export function groupTyped(typed: Typed, before: string, deletesForward = false): Typed {
  const [, sign = '', whole = '', rest = ''] = amount.exec(typed.text) ?? [];
  const digits = whole.replaceAll(',', '');
  const areOurs = inThousands.test(amount.exec(before)?.[2] ?? '');
  if (digits === '' || (whole.includes(',') && (!areOurs || hasTypedComma(typed, before)))) return typed;
  const cutsComma = typed.text.length === before.length - 1 && digitsIn(typed.text) === digitsIn(before);
  const passed = digitsIn(typed.text.slice(0, typed.cursor));
  const cut = passed - (deletesForward ? 0 : 1);
  const [kept, stands] =
    areOurs && cutsComma && before[typed.cursor] === ','
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
