import { expect, it } from 'vitest';
import { readMarkdown, renderMarkdown } from './render-markdown.ts';

const rendered = (text: string) => renderMarkdown(readMarkdown(text));

it('marks the blanks, and leaves a code in its brackets, with its reason', () => {
  expect(rendered('Hi [Joan].')).toBe('<p>Hi <span class="blank">Joan</span>.</p>');
  expect(rendered('Write [CHECK].')).toBe('<p>Write [CHECK].</p>');
  expect(rendered('Due. [CHECK: late arrival, no hour given.]')).toBe(
    '<p>Due. [CHECK: late arrival, no hour given.]</p>',
  );
});

it('keeps a minus with its amount in table cells, and lets a range break', () => {
  expect(rendered('| Week | Money |\n| - | - |\n| One | −$288 left |')).toContain(
    '<span class="whitespace-nowrap">−$288</span> left</td>',
  );
  expect(rendered('| Week | Money |\n| - | - |\n| One | $100–$288 |')).not.toContain('whitespace-nowrap');
});
