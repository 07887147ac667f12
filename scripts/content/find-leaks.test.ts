import { expect, it } from 'vitest';
import { leaksIn, lockedRuns } from './find-leaks.ts';
import { readMarkdown, renderMarkdown } from './render-markdown.ts';
import { sampleLibrary, samplePath } from './testing/sample-library.ts';

const picture = `\`\`\`flow From wax to stall
You | Melt the wax and stir the scent in slowly | 40 min
Friend | Lends the table and the cash box
You | Pour, trim and pack a dozen candles | 3 h
\`\`\``;

it('finds a picture of a locked section, as it is drawn and as it is written', () => {
  const runs = lockedRuns(sampleLibrary(samplePath('One.', 'Two.', picture)));
  expect(leaksIn(`<main>${renderMarkdown(readMarkdown(picture))}</main>`, runs)).not.toEqual([]);
  expect(leaksIn(picture, runs)).not.toEqual([]);
  expect(leaksIn('<p>Melt the wax. From wax to stall.</p>', runs)).toEqual([]);
});

it('has nothing against a picture of a section that is open', () => {
  const runs = lockedRuns(sampleLibrary(samplePath(picture, 'Two.', 'Three.')));
  expect(leaksIn(renderMarkdown(readMarkdown(picture)), runs)).toEqual([]);
});
