import { expect, it } from 'vitest';
import { leaksIn, lockedRuns } from './find-leaks.ts';
import { findShown } from './find-shown.ts';
import { readMarkdown } from './render-markdown.ts';
import { sampleLibrary, samplePath } from './testing/sample-library.ts';

const path = { personaSlug: 'maker', pathSlug: 'candle-stall', price: 49_00, sale: null };
const picture = (title: string) =>
  `\`\`\`flow ${title}\nYou | Melt the wax and stir the scent in slowly\nFriend | Lends the table\nYou | Pour a dozen candles\n\`\`\``;
const part = (title: string, text: string) => ({
  id: title.toLowerCase(),
  title,
  tokens: readMarkdown(text),
});
const parts = (...texts: string[]) => texts.map((text, index) => part(`Part ${index + 1}`, text));

it('finds the picture of a locked section by its title, with its position', () => {
  const shown = findShown(parts('One', 'Two', 'Three', picture('From wax')), { title: 'From wax', path });
  expect(shown).toMatchObject({ number: 4, section: 'Part 4' });
  expect(shown.html).toContain('Pour a dozen candles');
});

it.each([
  ['is open anyway', parts(picture('From wax'), 'Two', 'Three')],
  ['there is not', parts('One', 'Two', picture('To stall'))],
  ['there are two of', parts('One', 'Two', picture('From wax'), picture('From wax'))],
])('refuses one that %s', (_what, all) => {
  expect(() => findShown(all, { title: 'From wax', path })).toThrow('“From wax”');
});

it('opens that picture and nothing else of its section', () => {
  const text = 'The lid is the only paper that never blows away.';
  const locked = samplePath('One', 'Two', `${text}\n\n${picture('From wax')}`);
  const shown = findShown(
    locked.sections.map(({ title, markdown }) => part(title, markdown)),
    { title: 'From wax', path },
  );
  const runs = lockedRuns(sampleLibrary({ ...locked, shown }));
  expect(leaksIn(shown.html, runs)).toEqual([]);
  expect(leaksIn(text, runs)).not.toEqual([]);
});

it('opens its words wherever else they appear', () => {
  const locked = samplePath('One', 'Two', picture('From wax'), picture('From wax again'));
  const shown = findShown(
    locked.sections.map(({ title, markdown }) => part(title, markdown)),
    { title: 'From wax', path },
  );
  expect(leaksIn(shown.html, lockedRuns(sampleLibrary(locked)))).not.toEqual([]);
  expect(leaksIn(shown.html, lockedRuns(sampleLibrary({ ...locked, shown })))).toEqual([]);
});
