import { describe, expect, it } from 'vitest';
import { plainText, type Text } from '../document/text.ts';
import { buildModel } from '../model/build-model.ts';
import { allPaths } from '../paths/all-paths.ts';
import type { PathSlug } from '../paths/path-slugs.ts';
import { wordsOf } from '../words/words-of.ts';
import { type Draft, startDraft } from './draft.ts';

const now = new Date('2026-11-22T01:00:00Z');
function draftOf(slug: PathSlug, content: string, timePerWeek = '1–3h'): Draft {
  const answers = { budget: '<1000', timePerWeek, skills: '', interests: '', incomeGoal: '$500', content };
  const profile = { name: 'Kim Lee', country: 'Australia', state: 'Tasmania' };
  const model = buildModel(
    { answers, profile, unlockedPath: slug },
    { tier: 'PRO', now, planId: slug, wordsOf },
  );
  return startDraft(model, wordsOf(slug));
}
const say = (draft: Draft, line: string): string => plainText(draft.teller.tell(line));

const isText = (value: unknown): value is Text =>
  Array.isArray(value) &&
  value.every(
    (part) => typeof part === 'string' || (typeof part === 'object' && part !== null && 'text' in part),
  );
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (isText(value)) return [plainText(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

describe('words with values in them', () => {
  const inHobart = draftOf('first-five-local-jobs', 'Dental nurse in Hobart.');

  it('take the article that the value wants', () => {
    expect(say(draftOf('first-five-local-jobs', 'Farm hand near Ulverstone.'), 'a {area} shed')).toBe(
      'an Ulverstone shed',
    );
    expect(say(inHobart, 'a {area} shed')).toBe('a Hobart shed');
    expect(say(inHobart, 'Is {area} a {area} name?')).toBe('Is Hobart a Hobart name?');
  });

  it('are near the person where no town is known', () => {
    const nowhere = draftOf('first-five-local-jobs', 'I like sheds.');
    expect(say(nowhere, 'a firm near {area}')).toBe('a firm near you');
    expect(say(nowhere, 'a firm in {area}')).toBe('a firm in your part of Tasmania');
  });

  it('keep several things several, however few the hours', () => {
    expect(say(inHobart, '{n:3} cards, {n:5} doors, {n:1} page')).toBe('2 cards, 2 doors, 1 page');
  });
});

describe.each(allPaths.map(({ slug }) => slug))('the scripts of %s', (slug) => {
  it('leave a blank for what the answers do not say', () => {
    const { scripts } = draftOf(slug, 'I like sheds.').words;
    const lines = scripts.flatMap((script) => script.lines);
    expect(lines.filter((line) => /your (?:part of|area|state|last workplace)\b/.test(line))).toEqual([]);
  });

  it('and all its words count one of nothing that is several, at two hours a week', () => {
    const told = textsOf(draftOf(slug, 'I like sheds.').words);
    expect(
      told.filter((text) =>
        /(?<![\d.,$–-])\b1 [a-z]*[^s\W]s\b/.test(text.replaceAll(/\b(?:month|day|week) 1\b/gi, '')),
      ),
    ).toEqual([]);
  });
});
