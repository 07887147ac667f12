import { describe, expect, it } from 'vitest';
import { allPaths } from '../../library.ts';
import { readLibrary } from '../../read-library.ts';
import { guideText } from '../guide/read-guide.ts';
import { finishedPack, lockedPack, writePackPage, writePackText } from './write-pack.ts';

const pack = guideText(finishedPack);
const page = Buffer.from(writePackPage({ title: 'Workflow Pack', checked: '2026-11-20' })).toString();
const text = Buffer.from(writePackText()).toString();
const cards = pack.split(/^## Card \d: /m).slice(1);
const handbook = allPaths(readLibrary({ personaSlugs: ['ai-operator'] }))
  .find(({ meta }) => meta.slug === 'prompt-and-workflow-pack')
  ?.sections.map(({ markdown }) => markdown.replaceAll("'", '’').replaceAll(/"([^"]*)"/g, '“$1”'))
  .join('\n');

const promptOf = (card: string): string => /> \*\*Prompt\*\*\n>\n> (.+)/.exec(card)?.[1] ?? 'no prompt';
const number = (printed = ''): number => Number(printed.replaceAll(',', ''));

describe('the finished pack of one trade', () => {
  it('has the three prompts of the handbook, word by word', () => {
    expect(cards).toHaveLength(3);
    for (const card of cards) expect(handbook).toContain(promptOf(card));
  });

  it('has five cases and five answers for each card, which add to the score on its first page', () => {
    const scores = [...pack.matchAll(/\[(\d+) of 20\]/g)].map(([, score]) => Number(score));
    const sums = cards.map((card) => {
      expect(card.match(/^> Case \d\. /gm)).toHaveLength(5);
      const usable = [...card.matchAll(/^\| \d .*\[(\d)\] +\|$/gm)].map(([, of]) => Number(of));
      expect(usable).toHaveLength(5);
      return usable.reduce((sum, of) => sum + of, 0);
    });
    expect(scores).toEqual(sums);
    expect(sums.every((sum) => sum >= 16)).toBe(true);
  });

  it('multiplies rightly, with prices that stand in the sheet', () => {
    const prices = [...pack.matchAll(/(?:seated|standing): \$(\d+)/g)].map(([, price]) => price);
    expect(prices).toEqual(['58', '38', '32']);
    const sums = [...pack.matchAll(/(\d+) × \$(\d+) = \$([\d,]+)/g)];
    expect(sums.length).toBeGreaterThan(12);
    for (const [, guests, price, total] of sums) {
      expect(prices).toContain(price);
      expect(number(guests) * number(price)).toBe(number(total));
    }
  });

  it('names for every date the day that it is', () => {
    const days = [...pack.matchAll(/(\w+day) (\d+) May/g)];
    expect(days.length).toBeGreaterThan(10);
    for (const [, day, date] of days)
      expect(
        new Date(Date.UTC(2027, 4, Number(date))).toLocaleDateString('en-AU', {
          weekday: 'long',
          timeZone: 'UTC',
        }),
      ).toBe(day);
  });

  it('marks on its page what its maker replaces, and keeps the mark that is part of a prompt', () => {
    expect(page).toContain('<span class="blank">18 of 20</span>');
    expect(page).toContain('Write [CHECK] wherever');
    expect(page).not.toContain('Waymint');
  });

  it('gives prompts and cases as text that can be pasted, and no answer with them', () => {
    for (const card of cards) {
      expect(text).toContain(`\n\n${promptOf(card)}\n\n`);
      for (const [line] of card.matchAll(/(?<=^> )Case \d\. .+$/gm)) expect(text).toContain(line);
    }
    expect(text).toContain('PASTE THIS BEFORE A CASE');
    expect(text).not.toMatch(/\*\*|A good answer|\$4,640/);
  });

  it('locks all of it but the prompt and the check that the handbook shows to everybody', () => {
    const [, open = ''] = /^## Card 1: .+\n([\s\S]+?)\n(?=> \*\*Five cases)/m.exec(pack) ?? [];
    expect(open).toContain('From the enquiry, list date');
    expect(open).toContain('Date is truly free in the diary');
    expect(lockedPack().length).toBe(pack.length - open.trimEnd().length - 1);
    expect(lockedPack()).toContain('## Card 1: enquiry to first reply\n\n> **Five cases to paste**');
  });
});
