import { describe, expect, it } from 'vitest';
import { findPath } from '../paths/all-paths.ts';
import { wordsOf } from '../words/words-of.ts';
import { baseLevers } from './base-levers.ts';
import { scoreChannels } from './channels.ts';
import { runDemand } from './demand.ts';
import { lastDayOf, setMetrics, triesToJudge } from './metrics.ts';
import { planRoadmap, type Roadmap } from './roadmap.ts';
import { plainPerson } from './testing/arbitrary-person.ts';

const metricsOf = (slug: string, windowDays: number, { fromDay = 1, roadmap = null }: Options = {}) => {
  const path = findPath(slug);
  if (!path) throw new Error(slug);
  const levers = baseLevers(path, plainPerson);
  return setMetrics({
    levers,
    months: runDemand(levers, 24),
    windowDays,
    fromDay,
    startsOn: '2026-11-23',
    roadmap,
  });
};

interface Options {
  fromDay?: number;
  roadmap?: Roadmap | null;
}

describe('the count before judging', () => {
  it.each([
    [0.05, 59],
    [0.015, 199],
    [0.013, 229],
    [0.03, 99],
    [0.02, 149],
  ])('of a rate of %d is %d tries', (rate, tries) => {
    expect(triesToJudge(rate)).toBe(tries);
  });

  it('judges replies first where sales need more contacts than the window has', () => {
    const metrics = metricsOf('website-copy-sprints', 30);
    const sales = metrics.rows.find(({ id }) => id === 'sales');
    expect(sales).toMatchObject({ sample: 199, judgedInWindow: false });
    expect(sales?.triesInWindow).toBeLessThan(199);
    expect(metrics.judgeBy).toBe('replies');
  });

  it('judges sales where quotes become jobs often enough', () => {
    expect(metricsOf('pet-care-rounds', 30).judgeBy).toBe('sales');
  });

  it('begins on the day of the first asking, where that is later', () => {
    const [asked, asksLate] = [
      metricsOf('local-newsletter', 30),
      metricsOf('local-newsletter', 30, { fromDay: 43 }),
    ];
    expect(lastDayOf(asksLate)).toBe(72);
    expect(asked.rows.find(({ id }) => id === 'sales')?.judgeOn).toMatch(/^2026-12/);
    expect(asksLate.rows.find(({ id }) => id === 'sales')?.judgeOn).toMatch(/^2027-01/);
  });

  it('leaves the hours of setting up out of its targets, and of nothing else', () => {
    const slug = 'website-copy-sprints';
    const { tasks } = wordsOf(slug);
    const roadmap = planRoadmap({ tasks, tier: 'PRO', weeklyHours: 7.5, nowMs: Date.UTC(2026, 10, 22) });
    const [full, set] = [metricsOf(slug, 30), metricsOf(slug, 30, { roadmap })];
    const asking = ['reach', 'sell', 'deliver'];
    const setUp = roadmap.tasks.filter(({ phase }) => !asking.includes(phase));
    expect(set.setUpHours).toBe(setUp.reduce((sum, { hours }) => sum + hours, 0));
    const target = (metrics: typeof full, id: string) =>
      metrics.rows.find((row) => row.id === id)?.target ?? Number.NaN;
    const perHour = 5;
    expect(findPath(slug)?.demand).toMatchObject({ triesPerHour: { v: perHour } });
    const lost = target(full, 'tries') - target(set, 'tries');
    expect(Math.abs(lost - set.setUpHours * perHour)).toBeLessThanOrEqual(1);
    expect(target(set, 'replies')).toBeLessThan(target(full, 'replies'));
    expect(target(set, 'hours')).toBe(target(full, 'hours'));
    expect(set.rows.map(({ weekly }) => weekly)).toEqual(full.rows.map(({ weekly }) => weekly));
    const judged = (metrics: typeof full) => metrics.rows.find(({ id }) => id === 'sales')?.judgeOn ?? '';
    expect(judged(set) > judged(full)).toBe(true);
  });

  it('counts what is set up before the counting begins for nothing', () => {
    const { tasks } = wordsOf('local-newsletter');
    const roadmap = planRoadmap({ tasks, tier: 'ENTERPRISE', weeklyHours: 4, nowMs: Date.UTC(2026, 10, 22) });
    const late = metricsOf('local-newsletter', 30, { fromDay: 43, roadmap });
    expect(late.setUpHours).toBeLessThan(metricsOf('local-newsletter', 30, { roadmap }).setUpHours);
  });

  it('warns under 60% and stops under 30% of the target', () => {
    for (const { target, warning, stop } of metricsOf('printable-shop', 45).rows) {
      expect(warning).toBe(Math.ceil(target * 0.6 - 1e-9));
      expect(stop).toBe(Math.ceil(target * 0.3 - 1e-9));
    }
  });
});

describe('channels', () => {
  it('are ranked by fit × (1 − cost) × speed; three are kept and two tested', () => {
    const channel = (name: string, fit: number, cost: number, speed: number) => ({
      name,
      fit,
      cost,
      speed,
      firstStep: '',
      experiment: '',
    });
    const ranked = scoreChannels([
      channel('ads', 0.9, 0.8, 1),
      channel('calls', 0.8, 0.1, 0.9),
      channel('flyers', 0.5, 0.2, 0.5),
      channel('groups', 0.7, 0, 0.8),
    ]);
    expect(ranked.map(({ name, role }) => [name, role])).toEqual([
      ['calls', 'test-first'],
      ['groups', 'test-first'],
      ['flyers', 'keep'],
      ['ads', 'later'],
    ]);
    expect(ranked[0]?.score).toBeCloseTo(0.648, 9);
  });
});
