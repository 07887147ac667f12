import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pathSlugs } from '#shared/handbook/path-slugs.ts';
import { waysOfWorking } from './ways-of-working.ts';

const library = new URL('./library/', import.meta.url);
const files = readdirSync(library, { recursive: true, encoding: 'utf8' });
const handbookOf = (slug: string): string =>
  readFileSync(new URL(files.find((file) => file.endsWith(`/${slug}.md`)) ?? '', library), 'utf8');

const linesOf = (slug: string, words: RegExp): string[] =>
  handbookOf(slug)
    .split('\n')
    .filter((line) => words.test(line))
    .map((line) => words.exec(line)?.[0] ?? '');

/**
 * Passages that look like a call or visit in a handbook that needs none, each checked by a person. A new passage fails
 * this test, so that the judgement is made again.
 */
const readAndKept: Readonly<Record<string, readonly string[]>> = {
  'weekend-reseller': ['those sellers ring on', 'One ring mark'],
  'ugc-micro-creator': ['ring', 'each, ring them'],
  'template-product-line': ['anything, ring or', '90 minutes on a call to'],
  'prompt-and-workflow-pack': ['held, then ring ten', 'Then ring ten'],
  'home-clean-and-turnover': ['dear, ring the', 'a benchtop ring three', 'Shall we walk through each'],
  'starter-blog-plan': ['thing people ring you'],
};
const callWords =
  /(?:[\w'’]+,? )?(?:[\w'’]+ )?\b(?:ring|rang|phone (?:them|him|her|anyone)|on a call|walk (?:in|into|through))\b(?: \w+)?/i;

const visitWords =
  /\b(?:garage sales?|door to door|tip shops?|walk into|stall with|visit (?:cafés|shops))\b/i;

describe('ways of working', () => {
  it.each(pathSlugs)('of %s are judged with a reason each', (slug) => {
    for (const { because } of Object.values(waysOfWorking[slug])) expect(because).toMatch(/^[A-Z].{14,}\.$/);
  });

  it.each(pathSlugs.filter((slug) => waysOfWorking[slug].noSalesCalls.holds))(
    'need no sales call on %s: every mention of a call in its handbook has been checked',
    (slug) => {
      expect(linesOf(slug, callWords)).toEqual(readAndKept[slug] ?? []);
    },
  );

  it.each(pathSlugs.filter((slug) => waysOfWorking[slug].fromHome.holds))(
    'keep %s at home: its handbook sends no one out',
    (slug) => {
      expect(linesOf(slug, visitWords)).toEqual([]);
    },
  );

  it('find the words in a handbook that needs calls and visits', () => {
    expect(linesOf('short-form-editing-studio', callWords)).not.toEqual([]);
    expect(linesOf('weekend-reseller', visitWords)).not.toEqual([]);
  });
});
