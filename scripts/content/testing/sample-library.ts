import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { withoutFacts } from '#shared/content/facts.ts';
import type { KitParts } from '#shared/contract/kit.ts';
import { isOpenToAll } from '#shared/domain/paths/preview.ts';
import { numbersOf } from '../figures/numbers-of.ts';
import { allPaths } from '../figures/path-figures.ts';
import type { Chapter, Library, LibraryPath } from '../library.ts';
import { readMarkdown, renderMarkdown } from '../render-markdown.ts';

const asks = { tech: 'Low', time: '3–5 h/week', budget: '$0–99' };

const section = { id: 'part-1', title: 'Part 1' };
const stop = 'Nothing sells.';

const [anyPath] = allPaths;
if (anyPath === undefined) throw new Error('There is no path');

/** Large enough for the checks. */
const sampleKit: KitParts = {
  numbers: numbersOf(anyPath, 49_00),
  templates: ['One', 'Two', 'Three', 'Four'].map((title) => ({
    kind: 'Message',
    title,
    section,
    lines: ['Hi [Ana].'],
  })),
  timeline: [1, 2, 3, 4, 5, 6].map((week) => ({ when: `Week ${week}`, steps: 'Pour.', stop })),
};

/** A path with these sections in Markdown. It is paid, so only the first two are open. */
export function samplePath(...sections: string[]): LibraryPath {
  const price = { price: 49, sale: null };
  return {
    file: 'maker/candle-stall.md',
    written: withoutFacts(sections.join('\n\n')),
    firstLine: 1,
    meta: {
      slug: 'candle-stall',
      icon: '🕯️',
      title: 'Candle Stall',
      description: 'Sell candles at one market.',
      gist: 'Sell candles at one market',
      ...asks,
      scaling: 'Low',
      tags: ['local'],
      hourCents: 21_00,
      aheadMonth: 2,
      topics: ['Local work'],
      ways: ['from-home'],
      words: ['wax'],
      ...price,
      personaLabel: 'Maker',
      personaSlug: 'maker',
      metaDescription: 'Sell candles at one market a month.',
      checked: '2026-11-20',
    },
    year: { aheadMonth: 2, lowestCents: -50_00, closingCents: 900_00 },
    selling: 'Buyers come to the stall.',
    nothingFirst: true,
    suits: 'Suits early risers.',
    yearHtml: '<p>Planned, not promised.</p>',
    shown: null,
    workingKit: sampleKit,
    pieces: [],
    sections: sections.map((markdown, index) => ({
      id: `part-${index + 1}`,
      title: `Part ${index + 1}`,
      minutes: 1,
      markdown,
      html: renderMarkdown(readMarkdown(markdown)),
      open: isOpenToAll(price, index),
    })),
  };
}

export const sampleLibrary = (...paths: LibraryPath[]): Library => [
  {
    file: 'maker/persona.md',
    personaSlug: 'maker',
    icon: '🧵',
    title: 'Maker',
    subtitle: 'You make things',
    ...asks,
    metaTitle: 'Paths for makers',
    metaDescription: 'Paths for people who make things.',
    markdown: 'Start with the stall.',
    html: '<p>Start with the stall.</p>',
    paths,
  },
];

/** Long enough for the checks, with enough sections and no repeated words. */
export const sampleChapter: Chapter = {
  file: 'rules.md',
  title: 'Rules',
  description: 'What is true of every stall.',
  checked: '2026-11-20',
  written: '',
  firstLine: 1,
  sections: ['gst', 'abn', 'car', 'super', 'cover', 'books'].map((id) => {
    const words = Array.from({ length: 260 }, (_, at) => `${id}${at}${at % 14 === 13 ? '.' : ''}`);
    const markdown = `${words.join(' ')}.`;
    return { id, title: id, minutes: 1, markdown, html: renderMarkdown(readMarkdown(markdown)), open: true };
  }),
};

/** Writes the files into a temporary folder. */
export function writeSources(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'library-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}
