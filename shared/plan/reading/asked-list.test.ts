import { describe, expect, it } from 'vitest';
import { askedItems } from './asked-list.ts';
import { sentencesOf } from './match/sentences.ts';
import type { ReadSentence } from './text.ts';

const told = (text: string): ReadSentence[] => sentencesOf(text) as ReadSentence[];
const asked = (text: string, found: (words: string) => boolean = () => false): string[] => {
  const sentences = told(text);
  return askedItems(sentences, (at) => found(sentences[at]?.text ?? '')).map(
    (at) => sentences[at]?.text.trim() ?? '',
  );
};

describe('a list of questions', () => {
  it.each([
    [
      'QUESTIONS\na) is $4 a jar enough\nb) bad summer, how bad\nc) who checks the scales',
      ['a) is $4 a jar enough', 'b) bad summer, how bad', 'c) who checks the scales'],
    ],
    [
      'Questions\n1. lease or buy the oven\n2. planning permit for a shed\n3. insurance if a tent leaks',
      ['lease or buy the oven', 'planning permit for a shed', 'insurance if a tent leaks'],
    ],
    [
      'Q 1. cash flow when the mine pays late\n2. cost of a lab test',
      ['cash flow when the mine pays late', 'cost of a lab test'],
    ],
  ])('is asked in each of its lines: %s', (text, lines) => {
    expect(asked(text)).toEqual(lines);
  });

  it('needs a heading or other questions in it', () => {
    const list = '1. fidget apron $48\n2. lap quilt $65\n3. muff $32';
    expect(asked(list)).toEqual([]);
    expect(
      asked('1. how do I post it\n2. what do I charge\n3. breakages', (words) => /do I/.test(words)),
    ).toEqual(['how do I post it', 'what do I charge', 'breakages']);
  });
});
