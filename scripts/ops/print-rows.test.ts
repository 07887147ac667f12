import { expect, it } from 'vitest';
import { jsonOf, tableOf } from './print-rows.ts';

/** Clears a screen with the one-character control sequence, reverses the text after it, and ends a line. */
const typed = 'Mia\u009b2J \u001b[2J \u202etoN\u2028\n\r\u007f é 日本 👩‍👧';

it('the text that people typed cannot control the operator’s terminal', () => {
  for (const printed of [tableOf([{ name: typed }]), jsonOf({ name: typed })]) {
    expect(printed).not.toMatch(/(?!\n)[\p{Cc}\u202e\u2028]/u);
    expect(printed).toContain('é 日本 👩‍👧');
  }
  expect(tableOf([{ name: typed }]).split('\n')).toHaveLength(2);
});

it('JSON keeps exactly the text that they typed', () => {
  expect(JSON.parse(jsonOf([{ name: typed }]))).toEqual([{ name: typed }]);
});
