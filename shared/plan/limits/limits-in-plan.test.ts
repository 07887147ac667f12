import { describe, expect, it } from 'vitest';
import { compilePlan } from '../compile-plan.ts';
import { buildModel } from '../model/build-model.ts';
import { explain } from '../model/explain.ts';
import { printReviewFlag } from '../model/print-review-flag.ts';
import { findFaults } from '../testing/find-faults.ts';
import { printBlock, printDocument } from '../testing/print-document.ts';
import { factorOfLimits, limitFactors } from './path-asks.ts';
import { readLimits } from './read-limits.ts';

const now = new Date('2026-11-22T01:00:00Z');
const answers = {
  budget: '<300',
  timePerWeek: '5–10h',
  skills: 'Writing, Design, Sales',
  interests: 'Digital Products, AI Tools',
  incomeGoal: 'I want to earn $1,000 a month within nine months.',
  content:
    'I edit newsletters for two local clubs and have a laptop, a quiet room and most evenings. I would rather not phone strangers.',
};
const profile = { name: 'Rose Hart', country: 'Australia', state: 'New South Wales' };
const inputOf = (changed: Partial<typeof answers> = {}, unlockedPath?: string) => ({
  answers: { ...answers, ...changed },
  profile,
  ...(unlockedPath && { unlockedPath }),
});
const modelOf = (...given: Parameters<typeof inputOf>) =>
  buildModel(inputOf(...given), { tier: 'PRO', now, planId: 'p1' });
const planOf = (...given: Parameters<typeof inputOf>) =>
  compilePlan(inputOf(...given), { tier: 'PRO', now, planId: 'p1' });
const linesOf = (id: string, ...given: Parameters<typeof inputOf>): string =>
  planOf(...given)
    .sections.flatMap(({ blocks }) => blocks)
    .filter((block) => block.id === id)
    .flatMap(printBlock)
    .join('\n')
    .replaceAll(/\^[SDJU]/g, '');

describe('somebody who would rather not phone strangers', () => {
  it('is not sent down a path of calls where another is as good', () => {
    const without = modelOf({ content: answers.content.replace('I would rather not phone strangers.', '') });
    expect(without.path.slug).toBe('ai-content-desk');
    expect(modelOf().path.slug).not.toBe('ai-content-desk');
  });

  it('on a path of calls is asked for none in any task or first message, and is told so', () => {
    const path = 'ai-content-desk';
    const tasks = ['first-actions', 'fortnight-tasks', 'roadmap-weeks', 'script-outreach', 'script-follow-up']
      .map((id) => linesOf(id, {}, path))
      .join('\n');
    expect(tasks).toContain('insider who writes back');
    expect(tasks).not.toMatch(/\bby phone\b|\bring\b|\bRing\b|\brung\b|\bcalls?\b/);
    expect(linesOf('limit-lines', {}, path)).toMatch(
      /^- “I would rather not phone strangers\.” Every task and first message here writes instead.* The nearest path that does not rest on it is .*, \d+\.\d\.$/,
    );
    expect(linesOf('background-quote', {}, path)).toContain('I would rather not phone strangers.');
  });

  it('is shown to the reviewer and on the run form', () => {
    const flag = {
      code: 'limit-in-the-way',
      words: 'I would rather not phone strangers.',
      path: 'AI-Assisted Content Desk',
    } as const;
    expect(modelOf({}, 'ai-content-desk').flags).toContainEqual(flag);
    const input = inputOf({}, 'ai-content-desk');
    expect(explain(input, { now, limits: readLimits(input.answers) }).flags).toContainEqual(flag);
    expect(printReviewFlag(flag)).toBe(
      'The answers say “I would rather not phone strangers.” AI-Assisted Content Desk asks for it: is there another way, or a better path?',
    );
    expect(linesOf('review-flags', {}, 'ai-content-desk')).toContain('does its other way suffice?');
  });
});

describe('what is refused', () => {
  it('takes the same share from every path that asks for it, and nothing from the others', () => {
    const stated = [{ limit: 'lifting', sentence: 'Bad back.', clause: 'Bad back' }] as const;
    expect(factorOfLimits('mobile-garden-care', stated)).toBe(limitFactors.needs);
    expect(factorOfLimits('weekend-reseller', stated)).toBe(limitFactors.leans);
    expect(factorOfLimits('printable-shop', stated)).toBe(1);
    const plain = modelOf({ content: '' });
    const limited = modelOf({ content: 'Bad back.' });
    for (const { path, total, weakGoal } of limited.scores) {
      const before = plain.scores.find((one) => one.path.slug === path.slug);
      const share = factorOfLimits(path.slug, stated);
      expect(weakGoal).toBe(before?.weakGoal);
      expect(total).toBeCloseTo((before?.total ?? 0) * share, 4);
    }
  });

  it('keeps the days and hours of the week that are refused free, and every hour of the band', () => {
    for (const timePerWeek of ['1–3h', '3–5h', '5–10h', '10h+'])
      for (const skills of ['Writing', 'Design', 'Sales, Writing']) {
        const { week, person } = modelOf({
          timePerWeek,
          skills,
          content: 'I can’t work on weekends. No evenings.',
        });
        expect(week.filter(({ day }) => day === 'Saturday' || day === 'Sunday')).toEqual([]);
        expect(week.filter(({ part }) => part === 'evening')).toEqual([]);
        expect(new Set(week.map(({ day }) => day)).size).toBe(week.length);
        expect(week.reduce((sum, { hours }) => sum + hours, 0)).toBe(person.weeklyHours);
      }
  });

  it('is no skill where it stands among them', () => {
    expect(modelOf({ skills: 'Writing, no cold calling' }).skills.map(({ entry }) => entry)).toEqual([
      'Writing',
    ]);
  });

  it('is named beside what contradicts it', () => {
    const changed = { skills: 'Writing, cold calling', content: 'No cold calls.' };
    expect(modelOf(changed).flags).toContainEqual({
      code: 'limit-contradicted',
      words: 'No cold calls.',
      against: 'cold calling',
    });
    expect(linesOf('limit-lines', changed)).toContain('You also wrote “cold calling”');
  });

  it('is said plainly where the path someone bought cannot do without it', () => {
    const walker = {
      content: 'I am housebound.',
      skills: 'dog walking, animal care',
      interests: 'pets, dogs',
      incomeGoal: '$300 a month in 9 months',
    };
    const path = 'pet-care-rounds';
    expect(modelOf(walker, path).path.slug).toBe(path);
    expect(linesOf('limit-lines', walker, path)).toMatch(
      /“I am housebound\.” The work is at other people’s places, and there is no way round that\. The nearest path that does not rest on it is /,
    );
  });

  it('leaves a whole document of any path, with every limit at once, without a fault', () => {
    const all =
      'No calls. No video. No cold emails. Not to friends. Housebound. No car. Bad back. No weekends. No evenings.';
    for (const path of ['ai-content-desk', 'ugc-micro-creator', 'mobile-garden-care', 'cohort-mini-course']) {
      const plan = planOf({ content: all, budget: '<1000' }, path);
      expect(findFaults(plan)).toEqual([]);
      expect(linesOf('limit-lines', { content: all, budget: '<1000' }, path).split('\n')).toHaveLength(9);
      expect(printDocument(plan)).not.toMatch(/\d, evening\./);
    }
  });
});
