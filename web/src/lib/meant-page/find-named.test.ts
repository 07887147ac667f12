import { expect, it } from 'vitest';
import type { PersonaCard } from '#shared/contract/content-files.ts';
import { findNamed } from './find-named.ts';

const path = (slug: string, title: string) => ({ slug, title, gist: title }) as PersonaCard['paths'][number];
const personas = [
  {
    personaSlug: 'maker',
    paths: [path('short-form-editing-studio', 'Short-Form Editing Studio'), path('copy-studio', 'Copy Desk')],
  },
] as unknown as PersonaCard[];

it.each([
  ['short form editing studio', 'short-form-editing-studio'],
  ['Editing html', 'short-form-editing-studio'],
  ['desk', 'copy-studio'],
  ['studio', undefined],
  ['editing garden', undefined],
  ['co', undefined],
  ['html', undefined],
  ['', undefined],
])('“%s” names %s', (words, slug) => {
  expect(findNamed(personas, words)?.slug).toBe(slug);
});
