export interface Typed {
  text: string;
  /** How many characters stand before the cursor. */
  cursor: number;
}

const amount = /^(\s*(?:A?\$)?\s*)([\d,]*)((?:\.\d*)?)$/i;
/** In front of another digit. */
const zeros = /^0*(?=\d)/;
const inThousands = /^\d{1,3}(,\d{3})*$/;

/**
 * An amount in thousands, as it is typed: 850000 → 850,000. The cursor stays behind the digit that it stood behind, and
 * what deletes a comma deletes the digit beyond it. Zeros that count for nothing go. What is no plain amount stays as
 * it was typed, and so does a comma of one’s own, which may stand for a point: only those that came by themselves are
 * moved.
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
  // Before the cursor they are what somebody types first; behind it, what is left of a number being changed.
  const [leading = ''] = zeros.exec(digits) ?? [];
  const counted = cursor > sign.length + leading.length ? digits.slice(leading.length) : digits;
  const start = sign + counted.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  const behind = text.slice(cursor, text.length - rest.length).replaceAll(',', '').length;
  // Commas come and go only before a dot: behind it, a digit counts from the end of the text.
  const fromDot = Math.max(cursor - text.length + rest.length, 0);
  const moved = Math.max(start.length - behind - Math.floor(behind / 3), sign.length) + fromDot;
  return { text: start + rest, cursor: cursor < sign.length ? cursor : moved };
}
