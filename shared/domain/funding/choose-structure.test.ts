import { describe, expect, it } from 'vitest';
import { chooseStructure, type StructureQuestion, structureQuestions } from './choose-structure.ts';

const choose = (...yes: StructureQuestion[]) =>
  chooseStructure(
    Object.fromEntries(structureQuestions.map((question) => [question, yes.includes(question)])),
  );

describe('the choice between sole trader and company', () => {
  it.each<[StructureQuestion[], string, StructureQuestion[]]>([
    [[], 'sole-trader', []],
    [['trial'], 'sole-trader', ['trial']],
    [['partners'], 'company', ['partners']],
    [['investors', 'trial'], 'company', ['investors']],
    [['partners', 'investors', 'harm'], 'company', ['partners', 'investors']],
    [['harm'], 'insured-sole-trader', ['harm']],
    [['harm', 'trial'], 'insured-sole-trader', ['harm']],
    [['harm', 'profit'], 'company', ['harm', 'profit']],
    [['profit'], 'company', ['profit']],
    [['profit', 'trial'], 'sole-trader', ['trial']],
  ])('for a person who says yes to %j is %s', (yes, kind, because) => {
    expect(choose(...yes)).toEqual({ kind, because });
  });

  it('waits for all five answers', () => {
    expect(chooseStructure({})).toEqual({ kind: 'unfinished', left: 5 });
    expect(chooseStructure({ partners: true, harm: false })).toEqual({ kind: 'unfinished', left: 3 });
  });
});
