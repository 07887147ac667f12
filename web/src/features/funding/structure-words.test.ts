import { expect, it } from 'vitest';
import {
  chooseStructure,
  type StructureAnswers,
  structureQuestions,
} from '#shared/domain/funding/choose-structure.ts';
import { structureWords } from './structure-words.ts';

const all = (answer: boolean): StructureAnswers =>
  Object.fromEntries(structureQuestions.map((question) => [question, answer]));
const words = (answers: StructureAnswers) => structureWords(chooseStructure(answers), answers);
const counted = (answers: StructureAnswers) =>
  words(answers).sides.map(({ name, reasons }) => [
    name,
    reasons.length,
    reasons.filter(({ role }) => role === 'Decides').length,
  ]);

it('says of every answer what it speaks for, that against the result included', () => {
  expect(counted(all(true))).toEqual([
    ['For a company', 4, 2],
    ['For a sole trader', 1, 0],
  ]);
  expect(counted({ ...all(false), profit: true, trial: true })).toEqual([
    ['For a company', 1, 0],
    ['For a sole trader', 4, 1],
  ]);
});

it('says that what a sole trader is to insure asks for that, and decides for no company', () => {
  const roles = words({ ...all(false), harm: true }).sides.flatMap(({ reasons }) =>
    reasons.flatMap(({ role }) => role ?? []),
  );
  expect(roles).toEqual(['Hence the insurance']);
});

it('says nothing of a side before all five are answered', () => {
  expect(words({ partners: true })).toEqual({ title: '4 answers to go', sides: [] });
});
