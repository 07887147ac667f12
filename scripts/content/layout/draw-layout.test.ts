import { expect, it } from 'vitest';
import { allPaths } from '../library.ts';
import { wholeLibrary } from '../testing/whole-library.ts';
import { drawLayout } from './draw-layout.ts';
import { wordsOfLayout } from './words-of-layout.ts';

const shownOf = allPaths(wholeLibrary).flatMap(({ meta, shown, sections }) =>
  shown === null ? [] : [{ slug: meta.slug, shown, section: sections[shown.number - 1] }],
);

const count = (html: string, pattern: RegExp): number => html.match(pattern)?.length ?? 0;

it.each(shownOf)(
  'of $slug has its picture marked once, and as many tables and lists as its section',
  ({ shown: { layoutHtml }, section }) => {
    expect(count(layoutHtml, /class="layout-here">The picture above</g)).toBe(1);
    expect(count(layoutHtml, /layout-picture layout-shown/g)).toBe(1);
    // What is copied is one part, whatever stands in it.
    const own = (section?.html ?? '').replaceAll(/<blockquote>.*?<\/blockquote>/gs, '');
    expect(count(layoutHtml, />Table, \d+ rows?</g)).toBe(count(own, /<table/g));
    expect(count(layoutHtml, />(?:List, \d+ points?|Checklist to copy)</g)).toBe(count(own, /<[ou]l>/g));
    expect(count(layoutHtml, /layout-heading/g)).toBe(1 + count(own, /<h3/g));
  },
);

const kinds =
  /^(?:|The picture above|Another picture|Example|(?:Table, \d+ rows?)|(?:List, \d+ points?)|(?:Message|Script|Quote|Agreement|Advert|Form|Checklist|Prompt) to copy)$/;
const words =
  /^(?:the section from top to bottom|its|title|an?|the|picture|above|another|heading|paragraphs?|tables?|lists?|of|rows?|columns?|points?|and|to|copy|example|message|script|quote|agreement|advert|form|checklist|prompt|one|two|three|four|five|six|seven|eight|nine|ten|\d+)$/;

it.each(shownOf)(
  'of $slug says what kinds of parts there are, and no other word',
  ({ shown: { layoutHtml } }) => {
    const labels = layoutHtml.replaceAll(/<[^>]*>/g, '\n').split('\n');
    expect(labels.filter((label) => !kinds.test(label))).toEqual([]);
    const [, alternative = ''] = /aria-label="([^"]+)"/.exec(layoutHtml) ?? [];
    const [start, rest = ''] = alternative.split(': ');
    expect(start).toBe('The section from top to bottom');
    expect(rest.split(/[ ,.]+/).filter((word) => word !== '' && !words.test(word))).toEqual([]);
    expect(layoutHtml).not.toMatch(/<(?!\/?(?:div|span|svg|g|path|rect)\b)|\s(?:id|title|data-[a-z]+)=/);
  },
);

it('tells its parts in their order, paragraphs in a row together', () => {
  expect(
    wordsOfLayout([
      { kind: 'text', lines: [1] },
      { kind: 'text', lines: [1] },
      { kind: 'picture', of: 'flow', isShown: true },
      {
        kind: 'table',
        columns: [0.5, 0.5],
        rows: [
          [1, 1],
          [1, 1],
        ],
      },
      { kind: 'template', name: 'Advert', lines: [1], items: [] },
    ]),
  ).toBe(
    'The section from top to bottom: its title, two paragraphs, the picture above, a table of one row and two columns and an advert to copy.',
  );
});

it('is as tall as what it stands for', () => {
  const heights = [4, 8].map((lines) => {
    const html = drawLayout([{ kind: 'text', lines: Array.from({ length: lines }, () => 1) }]);
    return [...html.matchAll(/viewBox="0 0 80 ([\d.]+)"/g)].map(([, height]) => Number(height))[1];
  });
  expect(heights).toEqual([19, 33]);
});
