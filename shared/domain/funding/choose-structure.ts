/**
 * Recommends sole trader or company from five answers. Each reason is shown with the result, so that people can weigh
 * it themselves.
 */
export const structureQuestions = ['partners', 'investors', 'harm', 'profit', 'trial'] as const;
export type StructureQuestion = (typeof structureQuestions)[number];
export type StructureAnswers = Partial<Record<StructureQuestion, boolean>>;

/** A Yes favours this structure; a No favours the other. */
const sideOfYes: Record<StructureQuestion, StructureSide> = {
  partners: 'company',
  investors: 'company',
  harm: 'company',
  profit: 'company',
  trial: 'sole-trader',
};
export type StructureSide = 'company' | 'sole-trader';

export const sideOf = (question: StructureQuestion, answer: boolean): StructureSide =>
  answer === (sideOfYes[question] === 'company') ? 'company' : 'sole-trader';

export type StructureChoice =
  | { kind: 'unfinished'; left: number }
  | { kind: 'company' | 'insured-sole-trader' | 'sole-trader'; because: readonly StructureQuestion[] };

export function chooseStructure(answers: StructureAnswers): StructureChoice {
  const left = structureQuestions.filter((question) => answers[question] === undefined).length;
  if (left > 0) return { kind: 'unfinished', left };
  const { partners, investors, harm, profit, trial } = answers;
  // Only a company has shares that other people can own.
  const shared = (['partners', 'investors'] as const).filter((question) => answers[question]);
  if (partners || investors) return { kind: 'company', because: shared };
  if (harm && profit) return { kind: 'company', because: ['harm', 'profit'] };
  if (harm) return { kind: 'insured-sole-trader', because: ['harm'] };
  if (profit && !trial) return { kind: 'company', because: ['profit'] };
  return { kind: 'sole-trader', because: trial ? ['trial'] : [] };
}
