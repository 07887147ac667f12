import { expect, it } from 'vitest';
import { readMarkdown, renderMarkdown } from './render-markdown.ts';

const rendered = (text: string) => renderMarkdown(readMarkdown(text));

it('marks what a reader replaces, and leaves a code in its brackets, with its reason too', () => {
  expect(rendered('Hi [Joan].')).toBe('<p>Hi <span class="blank">Joan</span>.</p>');
  expect(rendered('Write [CHECK].')).toBe('<p>Write [CHECK].</p>');
  expect(rendered('Due. [CHECK: late arrival, no hour given.]')).toBe(
    '<p>Due. [CHECK: late arrival, no hour given.]</p>',
  );
});
