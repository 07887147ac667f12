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

it('parts no figure from what it counts, in a link and beside what is marked up too', () => {
  expect(rendered('The 18 hours of **7 days** cost A$5 & more; [12 weeks](https://a.test/3-days).')).toBe(
    '<p>The 18\u00a0hours of <strong>7\u00a0days</strong> cost A$5 &amp; more; <a href="https://a.test/3-days">12\u00a0weeks</a>.</p>',
  );
});
