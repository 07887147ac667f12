import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FoundBy } from './found-by.tsx';
import { Marked } from './marked.tsx';
import { somePath } from './testing/some-path.ts';

const path = somePath('kit', {
  title: 'Brand Kit',
  description: 'A logo.',
  topics: ['Design'],
  words: ['photoshop', 'illustrat|ion'],
});
const shown = (lookedFor: string) => renderToStaticMarkup(<FoundBy path={path} lookedFor={lookedFor} />);

it('names the topics and related words behind a match, unless the text above shows them', () => {
  expect(shown('photo')).toContain('Also about: <mark>photoshop</mark>');
  expect(shown('design photo illustrator').replaceAll(/<[^>]+>/g, '')).toBe(
    'Also about: Design, photoshop, illustration',
  );
  expect(shown('logo')).toBe('');
});

it('marks the searched words in a text', () => {
  const marked = renderToStaticMarkup(<Marked text="A logo, and logos." lookedFor="logo" />);
  expect(marked).toBe('A <mark>logo</mark>, and <mark>logos</mark>.');
});
