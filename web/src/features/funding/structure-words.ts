import {
  type StructureAnswers,
  type StructureChoice,
  type StructureQuestion,
  type StructureSide,
  sideOf,
  structureQuestions,
} from '#shared/domain/funding/choose-structure.ts';

export const questionTexts: Record<StructureQuestion, string> = {
  partners: 'Will anyone else own part of it?',
  investors: 'Do you want investors, or a grant that requires a company?',
  harm: 'Could a mistake cost a customer far more than they pay you?',
  profit: 'Will you leave profits in the business?',
  trial: 'Are you still testing whether it works?',
};

const reasons: Record<StructureQuestion, [yes: string, no: string]> = {
  partners: [
    'Only a company has shares that others can own.',
    'No one else will own a part, so you don’t need shares.',
  ],
  investors: [
    'Investors buy shares, and earlier NSW MVP rounds funded companies.',
    'No investor or grant needs you to be a company.',
  ],
  harm: [
    'A claim against a sole trader can reach your own savings and home.',
    'A mistake is unlikely to cost more than you could pay.',
  ],
  profit: [
    'A company can keep profits, taxed at the company rate.',
    'You won’t leave profits in the business.',
  ],
  trial: [
    'Sole trading is free to start and easy to stop; a company costs money every year.',
    'You know it works, so a company’s yearly cost is less of a risk.',
  ],
};

const results: Record<Exclude<StructureChoice['kind'], 'unfinished'>, string> = {
  company: 'A Pty Ltd company suits you better',
  'insured-sole-trader': 'Start as a sole trader, but get insurance first',
  'sole-trader': 'Start as a sole trader',
};

const sides: readonly (readonly [side: StructureSide, name: string])[] = [
  ['company', 'For a company'],
  ['sole-trader', 'For a sole trader'],
];

interface Reason {
  text: string;
  /** Its part in the result, if any. */
  role: string | undefined;
}

/**
 * The result or the number of answers left, and what each answer supports, including those against the
 * result.
 */
export function structureWords(
  choice: StructureChoice,
  answers: StructureAnswers,
): { title: string; sides: readonly { name: string; reasons: readonly Reason[] }[] } {
  if (choice.kind === 'unfinished')
    return {
      title: choice.left === 1 ? 'One answer to go' : `${choice.left} answers to go`,
      sides: [],
    };
  const reasonsFor = (wanted: StructureSide): Reason[] =>
    structureQuestions
      .filter((question) => sideOf(question, answers[question] === true) === wanted)
      .map((question) => ({
        text: reasons[question][answers[question] ? 0 : 1],
        role: !choice.because.includes(question)
          ? undefined
          : choice.kind === 'insured-sole-trader'
            ? 'Why insurance'
            : 'Deciding factor',
      }));
  return {
    title: results[choice.kind],
    sides: sides
      .map(([side, name]) => ({ name, reasons: reasonsFor(side) }))
      .filter(({ reasons: said }) => said.length > 0),
  };
}
