import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WholeWords } from './whole-words.tsx';

const drawn = (text: string) => renderToStaticMarkup(<WholeWords text={text} />);

test('a hyphenated word stays on one line, and its text is the same', () => {
  expect(drawn('Log in to unlock Short-Form Editing Studio')).toBe(
    'Log in to unlock <span class="inline-block max-w-full [text-decoration:inherit]">Short-Form</span> Editing Studio',
  );
});

test('a text without hyphens is unchanged', () => {
  expect(drawn('Log in')).toBe('Log in');
});
