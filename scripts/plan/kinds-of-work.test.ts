import { describe, expect, it } from 'vitest';
import { broadSkills, findBroadSkill } from '#shared/content/kinds-of-work.ts';
import { understand } from '#shared/plan/describe/understand.ts';
import { readCatalogue } from '../content/catalogue/read-files.ts';

const catalogue = readCatalogue();
const now = new Date('2026-11-28T02:00:00Z');

const outcomeOf = (skills: string): string =>
  understand(
    {
      answers: {
        incomeGoal: '$800 a month by next June',
        timePerWeek: '5–10h',
        budget: '<300',
        skills,
        interests: 'music',
        content: '',
      },
      profile: { name: '', country: 'Australia' },
    },
    { now, catalogue },
  ).outcome.kind;

describe('kinds of work', () => {
  it.each(broadSkills)('of %s are all planned', (_, kinds) => {
    for (const kind of kinds) expect(outcomeOf(kind), kind).toBe('planned');
  });

  it('replace the name of the field, and keep the other skills', () => {
    const broad = findBroadSkill('dreaming, Cleaning');
    expect(broad?.said).toBe('Cleaning');
    expect(broad?.withKind('house cleaning')).toBe('dreaming, house cleaning');
  });

  it.each(['', 'house cleaning', 'writing code for banks'])('are not asked for “%s”', (skills) => {
    expect(findBroadSkill(skills)).toBeUndefined();
  });

  it('do not need a question for the printed example', () =>
    expect(outcomeOf('house cleaning')).toBe('planned'));
});
