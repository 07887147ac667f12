import { describe, expect, it } from 'vitest';
import { checkLanguage } from './checks/check-language.ts';
import { checkNames } from './checks/check-names.ts';
import { sentenceLengths } from './sentence-lengths.ts';
import { sampleLibrary, samplePath } from './testing/sample-library.ts';

const words = (count: number): string => `${Array.from({ length: count }, () => 'wax').join(' ')}.`;
const told = (...lengths: number[]) => sampleLibrary(samplePath(lengths.map(words).join(' ')));

describe('the length of sentences', () => {
  it('is measured in running text only: no headings, tables or words to send', () => {
    const markdown = `### Two words\n\n${words(10)} ${words(20)}\n\n> Hi. Yes.\n\n| A |\n| - |\n| 1. |\n\n- ${words(6)}\n- no sentence`;
    expect(sentenceLengths([markdown])).toEqual({ average: 12, shortShare: 1 / 3 });
  });

  it('is between 13 and 16 words, with at most a quarter of seven or fewer', () => {
    expect(checkLanguage(told(7, 14, 17, 18))).toEqual([]);
    expect(checkLanguage(told(12, 12, 12, 12))[0]?.fault).toContain('has 12.0 words a sentence');
    expect(checkLanguage(told(17, 17, 17))[0]?.fault).toContain('has 17.0 words a sentence');
    expect(checkLanguage(told(5, 6, 20, 25))[0]?.fault).toContain('50% of them seven or fewer');
  });
});

it('a person of a script is named in at most two paths', () => {
  const [persona] = sampleLibrary(samplePath('> Hi Ruth, the wax is warm.'));
  const [path] = persona?.paths ?? [];
  if (persona === undefined || path === undefined) throw new Error('no sample');
  const paths = (count: number) => [
    { ...persona, paths: Array.from({ length: count }, (_, index) => ({ ...path, file: `${index}.md` })) },
  ];
  expect(checkNames(paths(2))).toEqual([]);
  expect(checkNames(paths(3))).toEqual([{ file: '0.md', fault: 'names Ruth, who is also in 1.md, 2.md' }]);
});
