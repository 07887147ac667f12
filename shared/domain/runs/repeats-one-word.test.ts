import { expect, it } from 'vitest';
import { repeatsOneWord } from './repeats-one-word.ts';

it.each([
  ['asdf asdf asdf asdf asdf', true],
  ['Test, test. TEST!', true],
  ['aaaaaaaaaaaaaaaaaaaaaaaa', true],
  ['I edit newsletters for two clubs.', false],
  ['I have been paid or asked for lawns', false],
  ['我为两个俱乐部编辑通讯，有一台笔记本电脑', false],
  ['Newsletters', false],
  ['12345 67890', false],
  ['', false],
])('whether “%s” is one word again and again: %s', (text, repeats) => {
  expect(repeatsOneWord(text)).toBe(repeats);
});
