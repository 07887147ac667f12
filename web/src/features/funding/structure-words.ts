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
  investors: 'Do you want investors, or a grant that asks for a company?',
  harm: 'Could a mistake cost a customer far more than they pay you?',
  profit: 'Will you leave profits in the business?',
  trial: 'Are you still finding out whether it works?',
};

const reasons: Record<StructureQuestion, [yes: string, no: string]> = {
  partners: [
    'Only a company has shares that other people can own.',
    'No one else will own a part, so you don’t need shares.',
  ],
  investors: [
    'Investors buy shares, and earlier NSW MVP rounds funded companies.',
    'No investor or grant asks you for a company.',
  ],
  harm: [
    'A claim against a sole trader reaches what you own yourself.',
    'No mistake of yours is likely to cost more than you could pay.',
  ],
  profit: [
    'A company can keep profit and pay tax on it at its own rate.',
    'There is little profit to keep in a company.',
  ],
  trial: [
    'A sole trader starts free of charge and stops as easily; a company costs every year.',
    'You know that it works: a company’s yearly cost is no gamble.',
  ],
};

const results: Record<Exclude<StructureChoice['kind'], 'unfinished'>, string> = {
  company: 'A Pty Ltd company fits better',
  'insured-sole-trader': 'Start as a sole trader, with insurance first',
  'sole-trader': 'Start as a sole trader',
};

const sides: readonly (readonly [side: StructureSide, name: string])[] = [
  ['company', 'For a company'],
  ['sole-trader', 'For a sole trader'],
];

interface Reason {
  text: string;
  /** How the result rests on it, where it does. */
  role: string | undefined;
}

/** The result, or how many answers are still to come, and what each answer speaks for, those against it included. */
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
            ? 'Hence the insurance'
            : 'Decides',
      }));
  return {
    title: results[choice.kind],
    sides: sides
      .map(([side, name]) => ({ name, reasons: reasonsFor(side) }))
      .filter(({ reasons: said }) => said.length > 0),
  };
}
