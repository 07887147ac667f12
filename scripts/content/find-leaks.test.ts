import { expect, it } from 'vitest';
import { readPlate } from './diagrams/read-drawing.ts';
import { leaksIn, lockedRuns } from './find-leaks.ts';
import { readPieces } from './kit/read-pieces.ts';
import { readMarkdown, renderMarkdown } from './render-markdown.ts';
import { sampleLibrary, samplePath } from './testing/sample-library.ts';

const picture = `\`\`\`flow From wax to stall
You | Melt the wax and stir the scent in slowly | 40 min
Friend | Lends the table and the cash box
You | Pour, trim and pack a dozen candles | 3 h
\`\`\``;

it('finds a picture of a locked section, both drawn and in its source', () => {
  const runs = lockedRuns(sampleLibrary(samplePath('One.', 'Two.', picture)));
  expect(leaksIn(`<main>${renderMarkdown(readMarkdown(picture))}</main>`, runs)).not.toEqual([]);
  expect(leaksIn(picture, runs)).not.toEqual([]);
  expect(leaksIn('<p>Melt the wax. From wax to stall.</p>', runs)).toEqual([]);
});

it('accepts a picture of an open section', () => {
  const runs = lockedRuns(sampleLibrary(samplePath(picture, 'Two.', 'Three.')));
  expect(leaksIn(renderMarkdown(readMarkdown(picture)), runs)).toEqual([]);
});

it('accepts the one picture that a path shows, whatever else contains its shapes or words', () => {
  const path = samplePath(
    'One.',
    'Two.',
    `${picture}\n\nYou: Melt the wax and stir the scent in slowly, 40 min.`,
  );
  const shown = { number: 3, section: 'Three', written: picture, html: '' };
  const locked = lockedRuns(sampleLibrary({ ...path, shown }));
  expect(leaksIn(renderMarkdown(readMarkdown(picture)), locked)).toEqual([]);
  expect(leaksIn('You: Melt the wax and stir the scent in slowly, 40 min.', locked)).not.toEqual([]);
});

it('finds a plate of a locked section without any of its words', () => {
  const plates = '```plates Two\nlittle-steam-wide | Wide\nlittle-steam-menu | Menu\n```';
  const svg = readPlate('little-steam-menu');
  expect(leaksIn(svg, lockedRuns(sampleLibrary(samplePath('One.', 'Two.', plates))))).not.toEqual([]);
  expect(leaksIn(svg, lockedRuns(sampleLibrary(samplePath(plates, 'Two.', 'Three.'))))).toEqual([]);
});

it('finds the pictures of a locked edit and its words', () => {
  const film = '```film Three\ndog-bed-edit\n```';
  const svg = readPlate('dogbed-wet');
  expect(leaksIn(svg, lockedRuns(sampleLibrary(samplePath('One.', 'Two.', film))))).not.toEqual([]);
  expect(leaksIn(svg, lockedRuns(sampleLibrary(samplePath(film, 'Two.', 'Three.'))))).toEqual([]);
});

it('accepts the words that all pictures of one kind share', () => {
  const odds = (what: string) => `\`\`\`odds ${what}\n60 | at first\n30 | ${what}\n9 | ${what} again\n\`\`\``;
  const runs = lockedRuns(sampleLibrary(samplePath('One.', 'Two.', odds('Candles'))));
  expect(leaksIn(renderMarkdown(readMarkdown(odds('Wax'))), runs)).toEqual([]);
});

it('finds the fewest locked characters that count anywhere in a file, and no fewer', () => {
  const sums = '1 + 2 = 3; 4 + 5 = 9; 6 + 7 = 13; 8 + 9 = 17.';
  const locked = lockedRuns(sampleLibrary(samplePath('One.', 'Two.', sums)));
  const run = sums.slice(4, 44);
  for (let before = 0; before <= 80; before += 1) {
    const told = `after ${before}`;
    expect(leaksIn(`${'x'.repeat(before)}${run}!`, locked), told).toHaveLength(1);
    expect(leaksIn(`${'x'.repeat(before)}${run.slice(1)}!`, locked), told).toEqual([]);
  }
});

it('counts the words of a finished piece as locked when they are in no handbook', () => {
  const path = samplePath('One.', 'Two.', 'Three.');
  const pieces = readPieces('short-ebook-series', (text) => text);
  const runs = lockedRuns(sampleLibrary({ ...path, pieces }));
  expect(leaksIn('The lid is the only paper that never blows away.', runs)).not.toEqual([]);
  expect(
    leaksIn('The lid is the only paper that never blows away.', lockedRuns(sampleLibrary(path))),
  ).toEqual([]);
});
