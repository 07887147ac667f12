import { expect, it } from 'vitest';
import { basisText, sourceNote } from './sources.ts';

const sourceOf = (publisher: string) => ({
  id: 'it',
  title: 'Rules',
  publisher,
  date: '2026-03',
  read: '2026-11-28',
});
const writingOf = (content: string, publisher: string) => ({
  sources: new Map([['it', sourceOf(publisher)]]),
  input: {
    answers: { content, skills: '', interests: '', incomeGoal: '', budget: '', timePerWeek: '' },
    profile: { name: 'Ann Lee', country: 'Australia' },
  },
  screen: { isSafety: false, allows: () => true },
});

it.each([
  [
    'I live in Dubbo.',
    'Hawkesbury City Council',
    ' Source: another council (Hawkesbury City Council, March 2026). Yours may differ.',
  ],
  ['We live in Burnie.', 'Burnie City Council', ' Source: Burnie City Council, March 2026.'],
  ['I live in Dubbo.', 'NSW Government', ' Source: NSW Government, March 2026.'],
  [
    'I live in Dubbo.',
    'Australian Refrigeration Council',
    ' Source: Australian Refrigeration Council, March 2026.',
  ],
])('%s The source is %s', (content, publisher, said) => {
  expect(sourceNote(writingOf(content, publisher), { source: 'it' })).toBe(said);
});

it('says of a fee that it is another council’s', () => {
  expect(basisText(writingOf('I live in Dubbo.', 'City of Casey'), { source: 'it' })).toBe(
    'Another council (City of Casey, March 2026).',
  );
});
