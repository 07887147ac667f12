/** The coach’s workbook in an engine that did not write it, and against the handbook that shows it filled in. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openInEngine, readWorkbook } from '#functions/workbook/testing/read-workbook.ts';
import { libraryFolder } from '../../read-library.ts';
import { gapAsks, panelQuestions } from './panel-questions.ts';
import { writeMockPanel } from './write-mock-panel.ts';

const source = { title: 'Career & Skills Coach', checked: '2026-11-20' };
const bytes = writeMockPanel(source);
const book = readWorkbook(bytes);
const handbook = readFileSync(join(libraryFolder, 'expert-going-solo/career-and-skills-coach.md'), 'utf8');
const rowOf = (index: number) => index + 4;

describe('the workbook of a gap map and a mock panel', () => {
  it('moves the last session back a week with three answers under five, and not with two', () => {
    const engine = openInEngine(book);
    const score = (index: number, marks: readonly number[]) =>
      marks.forEach((value, at) => void engine.typeAt('First take', `${'BCDE'[at]}${rowOf(index)}`, value));
    panelQuestions.forEach((_question, index) => void score(index, [1, 1, 1, 2]));
    expect(engine.valueOf('last_session')).toBe('Stays');
    score(0, [1, 0, 0, 2]);
    score(2, [1, 0, 1, 2]);
    expect([engine.valueOf('low_answers'), engine.valueOf('last_session')]).toEqual([2, 'Stays']);
    score(5, [0, 0, 0, 2]);
    expect([engine.valueOf('low_answers'), engine.valueOf('last_session')]).toEqual([3, 'Back a week']);
    expect(engine.valueAt('First take', `F${rowOf(5)}`)).toBe(2);
    expect(['E2', 'E3'].map((cell) => engine.valueAt('Result', cell))).toEqual(['First under 5', 1]);
    engine.close();
  });

  it('counts no answer that is not scored on all four lines', () => {
    const engine = openInEngine(book);
    engine.typeAt('First take', `B${rowOf(0)}`, 0);
    expect([engine.valueAt('First take', `F${rowOf(0)}`), engine.valueOf('low_answers')]).toEqual(['', 0]);
    engine.close();
  });

  it('says that something is missing until no mark is nought', () => {
    const engine = openInEngine(book);
    expect(engine.valueOf('ready')).toBe('Not yet: something is missing');
    engine.typeAt('Gap map', `C${rowOf(4)}`, 1);
    expect(engine.valueOf('ready')).toBe('Yes, and work on the halves');
    engine.typeAt('Gap map', `C${rowOf(0)}`, 2);
    expect(engine.valueOf('ready')).toBe('Yes');
    engine.close();
  });

  it('has the questions and the gap map of the handbook', () => {
    for (const question of panelQuestions) expect(handbook).toContain(question);
    for (const { ask, inAds, proof, next } of gapAsks)
      expect(handbook).toMatch(
        new RegExp(`\\| ${ask} \\(${inAds}\\) +\\| [^|]+\\| ${proof} +\\| ${next} +\\|`),
      );
  });

  it('is the same bytes every time', () => {
    expect(writeMockPanel(source)).toEqual(bytes);
  });
});
