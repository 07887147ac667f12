import type { StructureChoice, StructureQuestion } from '#shared/domain/funding/choose-structure.ts';

export const questionTexts: Record<StructureQuestion, string> = {
  partners: 'Will somebody else own part of it?',
  investors: 'Do you want investors, or a grant that asks for a company?',
  harm: 'Could a mistake cost a customer far more than they pay you?',
  profit: 'Will it make clearly more than you need to live on, and keep some of it?',
  trial: 'Are you still finding out whether it works?',
};

const reasons: Record<StructureQuestion, string> = {
  partners: 'Only a company has shares that somebody else can own.',
  investors: 'Investors buy shares, and earlier NSW MVP rounds funded companies.',
  harm: 'A claim against a sole trader reaches what you own yourself.',
  profit: 'A company can keep profit and pay tax on it at its own rate.',
  trial: 'A sole trader starts free of charge and stops as easily; a company costs every year.',
};

const results: Record<Exclude<StructureChoice['kind'], 'unfinished'>, string> = {
  company: 'A Pty Ltd company fits better',
  'insured-sole-trader': 'Start as a sole trader, with insurance first',
  'sole-trader': 'Start as a sole trader',
};

/** The result and its reasons, or how many answers are still to come. */
export function structureWords(choice: StructureChoice): { title: string; because: readonly string[] } {
  if (choice.kind === 'unfinished')
    return {
      title: choice.left === 1 ? 'One answer to go' : `${choice.left} answers to go`,
      because: ['The result appears here, with its reasons.'],
    };
  const because = choice.because.map((question) => reasons[question]);
  return {
    title: results[choice.kind],
    because: because.length > 0 ? because : ['None of the reasons for a company holds for you today.'],
  };
}
