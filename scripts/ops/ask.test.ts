import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { ask } from './ask.ts';

/** A terminal that passes on each key, and handles Ctrl+C and Ctrl+D. */
const terminal = () => Object.assign(new PassThrough(), { isTTY: true, setRawMode() {} });

const answered = (input: PassThrough, typed: string) => {
  const output = Object.assign(new PassThrough(), { isTTY: true });
  const answer = ask('Type local to continue: ', { input, output });
  input.write(typed);
  return answer;
};

it('returns the typed text', async () => {
  expect(await answered(terminal(), 'local\r')).toBe('local');
  expect(await answered(new PassThrough(), 'local\n')).toBe('local');
});

it.each([
  ['Ctrl+C', '\u0003'],
  ['Ctrl+D', '\u0004'],
])('takes %s for no answer, without a fault', async (_, typed) => {
  expect(await answered(terminal(), typed)).toBe('');
});

it('takes the end of the input for no answer', async () => {
  const input = new PassThrough();
  const answer = answered(input, '');
  input.end();
  expect(await answer).toBe('');
});
