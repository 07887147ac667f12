import { describe, expect, it } from 'vitest';
import { hasWords } from './search-words.ts';

const text =
  'Short-Form Editing Studio: monthly packs for coaches, cafés and trades. Dog walking. A seller’s guide. One hobby, one dish.';

const beginnings = ['podcast', 'organis', 'cat', 'from', 'home', 'tiktok', 'photos'];

describe('the words of a text', () => {
  it.each([
    '',
    '  ',
    '…',
    'studio',
    'STUDIO',
    'edit',
    'studio editing',
    'short form',
    'short-form',
    'shortform',
    'cafe',
    'Cafés',
    'cafés',
    'dogs',
    'sellers',
    'seller’s',
    'pack,',
    'podcasts',
    'organising',
    'cats',
    'from home',
    'tik tok',
    'pod cast',
    'photography',
    'photographer',
    'hobbies',
    'dishes',
    'photos',
    'coaches',
  ])('match “%s”', (words) => {
    expect(hasWords({ text, beginnings }, words)).toBe(true);
  });

  it.each([
    'video',
    'studio video',
    'ditto',
    'orm',
    'as',
    '.*x',
    'editing studio 2',
    'catering',
    'videography',
    'tik tak',
    'homeless dog park',
    'ladies',
    'series',
  ])('do not match “%s”', (words) => {
    expect(hasWords({ text, beginnings }, words)).toBe(false);
  });
});
