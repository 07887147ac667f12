import { describe, expect, it } from 'vitest';
import { findBroadSkill } from '#shared/plan/describe/broad-skill.ts';
import { understand } from '#shared/plan/describe/understand.ts';
import { readCatalogue } from '../content/catalogue/read-files.ts';

const catalogue = readCatalogue();
if (!catalogue.words) throw new Error('The catalogue has no words');
const { words } = catalogue;
const now = new Date('2026-11-28T02:00:00Z');

const understood = (skills: string) =>
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
  );
const asking = words.broadSkills.filter(({ kinds }) => kinds.length > 0);

describe('kinds of work', () => {
  it.each(asking.map(({ words: names, alone, kinds }) => [names.concat(alone)[0], kinds] as const))(
    'of %s are all planned',
    (_, kinds) => {
      for (const kind of kinds) expect(understood(kind).outcome.kind, kind).toBe('planned');
    },
  );

  it('replace the name of the field, and keep the other skills', () =>
    expect(findBroadSkill('dreaming, Cleaning', words)).toMatchObject({
      said: 'Cleaning',
      kinds: expect.arrayContaining([{ kind: 'house cleaning', skills: 'dreaming, house cleaning' }]),
    }));

  it.each(['', 'house cleaning', 'writing code for banks'])('are not asked for “%s”', (skills) => {
    expect(findBroadSkill(skills, words)).toBeUndefined();
  });

  it('do not need a question for the printed example', () =>
    expect(understood('house cleaning').outcome.kind).toBe('planned'));

  it('are asked for where the name of a field is the only skill', () => {
    expect(understood('cleaning').broadSkill?.said).toBe('cleaning');
    expect(understood('cleaning, gardening').broadSkill).toBeUndefined();
  });

  it.each(['cleaning', 'admin', 'pets'])('of %s: the first business is the work of the summary', (skills) => {
    const { summary, businesses } = understood(skills);
    expect(summary).toContain(`can offer ${businesses[0]?.trade}`);
  });

  it('lead with the likeliest kind where few words say no more', () =>
    expect(understood('cleaning').businesses[0]?.trade).toBe('house cleaning'));
});
