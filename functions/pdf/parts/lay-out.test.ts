import { describe, expect, it } from 'vitest';
import { planLengths } from '#shared/plan/document/plan-lengths.ts';
import { samplePlan } from '../testing/sample-plan.ts';
import { layOut } from './lay-out.ts';

const plan = samplePlan('PRO');
const [, most] = planLengths.PRO;

const withParagraphs = (count: number, isSpare: boolean) => ({
  ...plan,
  sections: plan.sections.map((section) => ({
    ...section,
    blocks: [
      ...section.blocks,
      ...Array.from({ length: section.isAlone ? 0 : count }, (_, at) => ({
        kind: 'paragraph' as const,
        id: `${section.id}-more-${at}`,
        style: 'body' as const,
        text: ['A sentence that takes room. '.repeat(8)],
        ...(isSpare && { isSpare: true as const }),
      })),
    ],
  })),
});

describe('the length of a plan', () => {
  it('is kept by dropping spare blocks', () => {
    const spare = layOut(withParagraphs(12, true));
    expect(spare.pages.length).toBeLessThanOrEqual(most);
    expect(spare.where.pageOf('part-0-more-0')).toBeDefined();
    expect(spare.where.pageOf('part-7-more-11')).toBeUndefined();
  });

  it('is never kept by dropping other blocks', () => {
    const full = layOut(withParagraphs(12, false));
    expect(full.pages.length).toBeGreaterThan(most);
    expect(full.where.pageOf('part-7-more-11')).toBeDefined();
  });
});

describe('a section on its own page', () => {
  const [first, ...rest] = plan.sections;
  const filler = {
    kind: 'paragraph' as const,
    id: 'filler',
    style: 'body' as const,
    text: ['A sentence that takes room. '.repeat(70)],
  };

  it('has its page to itself', () => {
    const { where } = layOut(plan);
    expect(where.pageOf('answer')).toBe(1);
    expect(where.pageOf('goal-chart')).toBe(1);
    expect(where.pageOf('numbers')).toBe(2);
  });

  it('drops a spare block rather than take a second page', () => {
    if (!first) throw new Error('The plan has no section');
    const long = { ...first, blocks: [...first.blocks, filler] };
    const { where } = layOut({ ...plan, sections: [long, ...rest] });
    expect(where.pageOf('filler')).toBe(1);
    expect(where.pageOf('goal-chart')).toBeUndefined();
    expect(where.pageOf('numbers')).toBe(2);
  });
});

describe('the header of a page', () => {
  it('names the section of its first line', () => {
    const { pages, contents, where } = layOut(plan);
    pages.forEach(({ title }, index) => {
      const started = contents.filter(({ id }) => (where.pageOf(id) ?? 0) <= index + 1);
      const atHead = started.filter(({ id }) => {
        // The title of the plan comes before the first section.
        const first = pages[index]?.pieces[index === 0 ? 1 : 0]?.piece.anchors ?? [];
        return (where.pageOf(id) ?? 0) < index + 1 || first.includes(id);
      });
      expect(title, `page ${index + 1}`).toBe(atHead.at(-1)?.title);
    });
  });
});
