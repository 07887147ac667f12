import { expect, it } from 'vitest';
import { linkTexts } from './link-texts.ts';

const textOf = (words: string) => {
  const [section] = linkTexts([
    {
      id: 'answer',
      title: 'The answer',
      blocks: [{ kind: 'paragraph', id: 'p', style: 'body', text: [words] }],
    },
    { id: 'read', title: 'What we understood', blocks: [] },
  ]);
  const [block] = section?.blocks ?? [];
  return block?.kind === 'paragraph' ? block.text : [];
};

it('links a part of the plan that a sentence names', () => {
  expect(textOf('Check part 2 first.')).toEqual([
    'Check ',
    { kind: 'reference', to: 'read', text: 'part 2' },
    ' first.',
  ]);
});

it('links an address of the government, and no other address', () => {
  expect(textOf('Free at abr.gov.au.')).toEqual([
    'Free at ',
    { kind: 'link', href: 'https://abr.gov.au', text: 'abr.gov.au' },
    '.',
  ]);
  expect(textOf('My page is carpenter.example.com')).toEqual(['My page is carpenter.example.com']);
});

it('leaves a part that the plan does not have', () => {
  expect(textOf('See part 12.')).toEqual(['See part 12.']);
});
