import { rmSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { readLibrary } from './read-library.ts';
import { writeSources } from './testing/sample-library.ts';

const description =
  'A sentence for search engines that is as long as it has to be, a hundred and ten letters or even somewhat more of it.';
const persona = `---
icon: 🚀
title: Side-Hustle Starter
subtitle: A job and a few spare hours
tech: Low
time: 1–5 h/week
budget: $0–99
metaTitle: Side-hustle paths for beginners in Australia
metaDescription: ${description}
---

Start with the gig.
`;
const front = `---
title: First Paid Gig
description: Sell one small thing.
gist: Sell one small thing
suits: Suits early risers
icon: 🎯
tech: Low
time: 3–5 h/week
budget: $0
scaling: Low
tags: [beginner, service]
metaDescription: ${description}
checked: 2026-11-20
---
`;
const slugs = [
  'first-paid-gig',
  'printable-shop',
  'weekend-reseller',
  'ugc-micro-creator',
  'neighbourhood-digital-helper',
];

let folders: string[] = [];
afterEach(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  folders = [];
});

/** Reads one persona with this first path. */
const read = (path: string, more: Record<string, string> = {}) => {
  const files = Object.fromEntries(
    slugs.map((slug) => [`side-hustle-starter/${slug}.md`, `${front}\n## One\n\nText.\n`]),
  );
  const folder = writeSources({
    ...files,
    'side-hustle-starter/persona.md': persona,
    'side-hustle-starter/first-paid-gig.md': path,
    ...more,
  });
  folders.push(folder);
  return readLibrary({ folder, personaSlugs: ['side-hustle-starter'] });
};

describe('a path', () => {
  it('is read into sections with ids from their titles, with facts filled in and HTML rendered', () => {
    const text = `${front}\n## Who’s buying, and why?\n\nStop at **{{gst-threshold}}**.\n\n### Then\n\n- one\n\n## Two\n\n| A | B |\n| --- | --- |\n| 1 | 2 |\n`;
    const [first] = read(text)[0]?.paths ?? [];
    expect(first?.sections.map(({ id, title, open }) => [id, title, open])).toEqual([
      ['whos-buying-and-why', 'Who’s buying, and why?', true],
      ['two', 'Two', true],
    ]);
    const [one, two] = first?.sections ?? [];
    expect(one?.html).toContain('<strong>$75,000 (as at 20 November 2026)</strong>');
    expect(one?.html).toContain('<h3>Then</h3>');
    expect(two?.html).toContain('role="region" tabindex="0" aria-label="Table: A, B"');
    expect(first?.meta).toMatchObject({ price: 0, sale: null, personaLabel: 'Side-Hustle Starter' });
  });

  it('has its planned first year drawn, and its pay at the end of that year for the cards', () => {
    const [first] = read(`${front}\n## One\n\nText.\n`)[0]?.paths ?? [];
    expect(first?.yearHtml).toContain('<figure class="bars">');
    expect(first?.meta.hourCents).toBe(18_53);
  });

  describe('with a table to draw', () => {
    const tabled =
      '## One\n\nText.\n\n| Offer | Per hour |\n| --- | --- |\n| Tidy | $9.48 |\n| Sheet | about $40 |\n';
    const asking = (table: string, column: string): string =>
      front.replace('checked', `figures:\n  - { table: ${table}, column: ${column}, title: Pay }\nchecked`) +
      tabled;

    it('has a bar below each row, from its cell, compared with the casual floor', () => {
      const html = read(asking('Offer', 'Per hour'))[0]?.paths[0]?.sections[0]?.html ?? '';
      const rows = html
        .split('<tr')
        .map((row) => /bars-fill" x="0%" width="[^"]+"|\$9\.48|about \$40/.exec(row)?.[0]);
      expect(rows.filter((found) => found !== undefined)).toEqual([
        '$9.48',
        'bars-fill" x="0%" width="23.01%"',
        'about $40',
        'bars-fill" x="0%" width="97.09%"',
      ]);
      expect(html.match(/9\.48/g)).toHaveLength(1);
      expect(html).toContain('Casual minimum wage, $33.05 an hour');
    });

    it.each([
      ['a table that is not there', 'Price', 'Per hour', '0 tables start with “Price”'],
      ['a column that is not there', 'Offer', 'Price', 'no column “Price”'],
      ['the names of its rows', 'Offer', 'Offer', 'no column “Offer”'],
    ])('is refused for %s', (_name, table, column, fault) => {
      expect(() => read(asking(table, column))).toThrow(`first-paid-gig.md: figures: `);
      expect(() => read(asking(table, column))).toThrow(fault);
    });

    it('is refused for a column without figures', () => {
      expect(() => read(asking('Offer', 'Per hour').replace('$9.48', 'plenty'))).toThrow(
        '“plenty” has no figure',
      );
    });
  });

  it.each([
    ['no front matter', '## One\n\nText.', 'front matter'],
    ['a field too many', front.replace('scaling', 'price: 5\nscaling'), 'price'],
    ['a field too few', front.replace('scaling: Low\n', ''), 'scaling'],
    ['hours in words', front.replace('3–5 h/week', 'a few hours'), '3–5 h/week'],
    [
      'front matter that is no YAML',
      front.replace('[beginner, service]', '[beginner, service'),
      'front matter',
    ],
    ['HTML', `${front}\n## One\n\n<script>alert(1)</script>\n`, 'html'],
    ['HTML within a line', `${front}\n## One\n\nText <b onclick="x()">here</b>.\n`, 'html'],
    ['a picture', `${front}\n## One\n\n![x](https://example.com/x.png)\n`, 'image'],
    [
      'a tag that belongs to no topic',
      front.replace('service', 'skydiving'),
      '“skydiving” belongs to no topic',
    ],
    ['no topic at all', front.replace(', service', ''), 'none of its tags'],
    ['an unknown fact', `${front}\n## One\n\n{{moon-tax}}\n`, 'moon-tax'],
    ['a title in the text', `${front}\n# One\n\nText.\n`, 'front matter'],
    ['text before its first section', `${front}\nText.\n\n## One\n\nText.\n`, 'before the first section'],
  ])('with %s is refused by name', (_name, text, fault) => {
    expect(() => read(text)).toThrow(/^side-hustle-starter\/first-paid-gig\.md: /);
    expect(() => read(text)).toThrow(fault);
  });

  it('may be in a folder with files of a file manager', () => {
    expect(read(`${front}\n## One\n\nText.\n`, { '.DS_Store': '' })).toHaveLength(1);
  });

  it('is refused without a price', () => {
    expect(() => read(`${front}\n## One\n\nText.\n`, { 'side-hustle-starter/new-idea.md': front })).toThrow(
      'side-hustle-starter/new-idea.md: the price catalogue knows no such path',
    );
  });
});

describe('a picture', () => {
  const drawnIn = (...lines: string[]) => `${front}\n## One\n\nText.\n\n${lines.join('\n')}\n`;
  const fence = '```';
  const file = 'side-hustle-starter/first-paid-gig.md';

  it('is drawn in its place, with its figures calculated like all others', () => {
    const [found] = read(
      drawnIn(`${fence}funnel Asks`, '40 | people', '{{0 7 * 5}} | replies', '1 | sale', fence),
    );
    const { html = '', markdown = '' } = found?.paths[0]?.sections[0] ?? {};
    expect(html).toContain('<figcaption>Asks</figcaption>');
    expect(html).toContain('replies');
    expect(markdown).toContain('35 | replies');
  });

  it.each([
    ['line 21: has 1 lines, not ', [`${fence}funnel Asks`, '40 | people', fence]],
    ['line 22: is not fewer', [`${fence}funnel Asks`, '40 | people', '40 | sales', fence]],
    ['line 20: “js” is no kind of picture', [`${fence}js`, 'x', fence]],
    ['line 20: “” is no kind of picture', ['    code by its indent']],
    ['line 20: a picture must not be inside', [`> ${fence}funnel Asks`, '> 40 | people', `> ${fence}`]],
  ])('stops the build with “%s”', (fault, lines) => {
    expect(() => read(drawnIn(...lines))).toThrow(`${file}: ${fault}`);
  });
});
