import { expect, it } from 'vitest';
import { repeatsOneWord } from './own-words.ts';

it.each([
  ['asdf asdf asdf asdf asdf', true],
  ['Test, test. TEST!', true],
  ['aaaaaaaaaaaaaaaaaaaaaaaa', true],
  ['I have been paid or asked for\nasdf asdf asdf asdf', true],
  ['I edit newsletters for two clubs.', false],
  ['I have been paid or asked for lawns', false],
  ['我为两个俱乐部编辑通讯，有一台笔记本电脑', false],
  ['Newsletters', false],
  ['12345 67890', false],
  ['', false],
])('whether “%s” is one word again and again: %s', (text, repeats) => {
  expect(repeatsOneWord(text)).toBe(repeats);
});
