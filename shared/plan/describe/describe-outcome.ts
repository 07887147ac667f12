import type { Choice } from '../choice/candidate.ts';
import type { Reading } from '../reading/reading.ts';
import { given } from '../write/blocks.ts';
import { list } from '../write/say/words.ts';
import type { Outcome, Question } from './understanding.ts';

const ways: Outcome['ways'] = [
  {
    kind: 'skill',
    says: 'Name a skill: work that someone has paid you, employed you or thanked you for.',
  },
  {
    kind: 'idea',
    says: 'Bring your own idea: what you would sell, to whom, at what price, and what one costs you.',
  },
  { kind: 'email', says: 'Leave your email. We’ll write when we can plan work like yours.' },
];

const mostLetters = 60;

function noSkillWords(skills: string): string {
  const said = skills.trim().replaceAll(/\s+/g, ' ');
  if (said === '') return 'You haven’t told us a skill yet.';
  const shown = said.length > mostLetters ? `${said.slice(0, mostLetters).trimEnd()}…` : said;
  return `“${shown}” doesn’t tell us yet what people would pay you to do.`;
}

/** Whether a plan can be made of these answers, and what to do when it cannot. */
export function describeOutcome(choice: Choice, reading: Reading, skills: string): Outcome {
  if (choice.kind === 'none') {
    const what = list(choice.declined);
    return {
      kind: 'not-planned',
      title: 'We don’t plan this kind of business',
      says: given([
        what && `You mentioned ${what}. We don’t make plans for that.`,
        reading.declinesOthers && 'You told us you don’t want other ideas.',
      ]).join(' '),
      ways: ways.filter(({ kind }) => kind === 'skill'),
    };
  }
  if (choice.kind === 'ask' || choice.offered.length === 0)
    return {
      kind: 'needs-more',
      title: 'We can’t plan this well yet',
      says: noSkillWords(skills),
      ways,
    };
  return {
    kind: 'planned',
    title:
      choice.offered.length === 1 ? 'One business fits your answers' : 'Businesses that fit your answers',
    says:
      choice.declined.length > 0
        ? `You also mentioned ${list(choice.declined)}. We don’t make plans for that.`
        : '',
    ways: [],
  };
}

const weight = { business: 0, goal: 1, licence: 2, figures: 3 } as const;

/** Open questions; what changes most comes first. */
export const describeQuestions = ({ open }: Reading): Question[] =>
  open
    .map(({ choices, words, ...question }) => ({
      ...question,
      ...(choices && { choices: choices.map(({ label }) => label) }),
      ...(words !== undefined && words.trim() !== '' && { words: words.trim() }),
    }))
    .toSorted((one, other) => weight[one.changes] - weight[other.changes]);
