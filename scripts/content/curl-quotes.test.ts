import { expect, it } from 'vitest';
import { curlAll, curlQuotes } from './curl-quotes.ts';

it.each([
  ['She said "yes" and "no".', 'She said “yes” and “no”.'],
  ['"Yes," he said.', '“Yes,” he said.'],
  ['Ask: ("why?") twice', 'Ask: (“why?”) twice'],
  ['**"Bold"** and *"slanted"*', '**“Bold”** and *“slanted”*'],
  ['| "Save hours" | "Sort it" |', '| “Save hours” | “Sort it” |'],
  ['- "One"\n- "Two, $79"', '- “One”\n- “Two, $79”'],
  ['> "Told"', '> “Told”'],
  ["It's the owners' list", 'It’s the owners’ list'],
  ['"*All* of it"', '“*All* of it”'],
])('%j is set as %j', (typed, set) => expect(curlQuotes(typed)).toBe(set));

it('changes the texts of a front matter, and leaves its numbers and names', () => {
  expect(curlAll({ "it's": [{ title: 'the "best"', count: 2 }], none: null })).toEqual({
    "it's": [{ title: 'the “best”', count: 2 }],
    none: null,
  });
});
