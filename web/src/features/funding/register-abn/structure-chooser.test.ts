import { expect, it } from 'vitest';
import {
  chooseStructure,
  type StructureAnswers,
  structureQuestions,
} from '#shared/domain/funding/choose-structure.ts';
import { structureWords } from './structure-chooser.tsx';

const all = (answer: boolean): StructureAnswers =>
  Object.fromEntries(structureQuestions.map((question) => [question, answer]));

const words = (answers: StructureAnswers) => structureWords(chooseStructure(answers), answers);

const counted = (answers: StructureAnswers) =>
  words(answers).sides.map(({ name, reasons }) => [
    name,
    reasons.length,
    reasons.filter(({ role }) => role === 'Deciding factor').length,
  ]);

it('says what every answer supports, including those against the result', () => {
  expect(counted(all(true))).toEqual([
    ['For a company', 4, 2],
    ['For a sole trader', 1, 0],
  ]);
  expect(counted({ ...all(false), profit: true, trial: true })).toEqual([
    ['For a company', 1, 0],
    ['For a sole trader', 4, 1],
  ]);
});

it('advises a sole trader at risk to insure, and does not decide for a company', () => {
  const roles = words({ ...all(false), harm: true }).sides.flatMap(({ reasons }) =>
    reasons.flatMap(({ role }) => role ?? []),
  );
  expect(roles).toEqual(['Why insurance']);
});

it('names no side before all five are answered', () => {
  expect(words({ partners: true })).toEqual({ title: '4 answers to go', sides: [] });
});
