import { describe, expect, it } from 'vitest';
import { groupTyped } from './amount-input.tsx';

/** A text with a bar at the cursor. */
const read = (text: string) => ({ text: text.replace('|', ''), cursor: text.indexOf('|') });

const write = ({ text, cursor }: { text: string; cursor: number }) =>
  `${text.slice(0, cursor)}|${text.slice(cursor)}`;

describe('an amount as it is typed', () => {
  it('gets its commas with each digit', () => {
    let field = read('|');
    const seen = [...'$1250000.50'].map((key) => {
      const { text, cursor } = field;
      const typed = { text: text.slice(0, cursor) + key + text.slice(cursor), cursor: cursor + 1 };
      field = groupTyped(typed, text);
      return write(field);
    });
    expect(seen).toEqual([
      ...['$|', '$1|', '$12|', '$125|', '$1,250|', '$12,500|', '$125,000|', '$1,250,000|'],
      ...['$1,250,000.|', '$1,250,000.5|', '$1,250,000.50|'],
    ]);
  });

  it.each([
    ['a digit in the middle', '850,000', '81|50,000', '8,1|50,000'],
    ['a digit before the first', '50,000', '1|50,000', '1|50,000'],
    ['a digit that goes', '850,000', '850,00|', '85,000|'],
    ['a digit that goes in the middle', '1,250,000', '1,2|0,000', '12|0,000'],
  ])('keeps the cursor after the same digit: %s', (_what, before, typed, shown) => {
    expect(write(groupTyped(read(typed), before))).toBe(shown);
  });

  it.each([
    ['37', '37,|'],
    ['37,', '37,2|'],
    ['37,2', '37,25|'],
    ['1,250', '1,250,|'],
    ['1,250', '37,25|'],
    ['12,345', '37,25|'],
    ['37,25', '37,2|'],
    ['37,', '37|'],
  ])('keeps a typed comma in its place: %s, then %s', (before, typed) => {
    expect(write(groupTyped(read(typed), before))).toBe(typed);
  });

  it.each([
    ['1,000', '|000'],
    ['10,000', '|0,000'],
  ])('keeps the zeros of a number that gets another first digit: %s, then %s', (before, typed) => {
    expect(write(groupTyped(read(typed), before))).toBe(typed);
  });

  it('treats a typed comma as a thousands comma once three digits follow it', () => {
    expect(write(groupTyped(read('5,0000|'), '5,000'))).toBe('50,000|');
  });

  it.each([
    ['850,000', '850|000', false, '85|,000'],
    ['850,000', '850|000', true, '85,0|00'],
    ['$1,250,000', '$1|250,000', false, '$|250,000'],
  ])('deletes the digit beyond a deleted comma: %s', (before, typed, forward, shown) => {
    expect(write(groupTyped(read(typed), before, forward))).toBe(shown);
  });

  it.each([
    ['850000|', '850,000|'],
    ['$ 850000|', '$ 850,000|'],
    ['1,25,00|', '1,25,00|'],
    ['37,25|', '37,25|'],
    ['850k|', '850k|'],
    ['A$1234|', 'A$1,234|'],
    ['cheap|', 'cheap|'],
    ['|', '|'],
    ['$|', '$|'],
    ['.5|', '.5|'],
    ['1234.5|6', '1,234.5|6'],
    ['|$1234', '|$1,234'],
    ['007|', '7|'],
    ['00038.5|', '38.5|'],
    ['A$0|', 'A$0|'],
    ['0.5|', '0.5|'],
  ])('shows %s, pasted, as %s', (pasted, shown) => {
    expect(write(groupTyped(read(pasted), ''))).toBe(shown);
  });
});
