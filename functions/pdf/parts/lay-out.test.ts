import { describe, expect, it } from 'vitest';
import { samplePlan } from '../testing/sample-plan.ts';
import { layOut } from './lay-out.ts';

const plan = samplePlan('PRO');
const withBackground = (background: string) => ({
  ...plan,
  cover: { ...plan.cover, entered: [...plan.cover.entered, { label: 'Background', value: [background] }] },
});
const titlesOf = (background: string): string[] =>
  layOut(withBackground(background)).contents.map(({ title }) => title);

describe('what was entered', () => {
  it('stands on the cover whole, as long as the cover has room, and is not said twice', () => {
    const background = 'Two kids at primary school, and evenings are mine once they sleep. '.repeat(7);
    expect(titlesOf(background)).not.toContain('What you told us, in full');
  });

  it('is printed in full further on where the cover has to shorten it', () => {
    for (const length of [1200, 5000])
      expect(titlesOf('a word '.repeat(length / 7))).toContain('What you told us, in full');
  });
});

describe('the head of a page', () => {
  it('names the section that its first line belongs to', () => {
    const { pages, contents, where } = layOut(plan);
    pages.forEach(({ title }, index) => {
      const begun = contents.filter(({ id }) => (where.pageOf(id) ?? 0) <= index + 2);
      const atHead = begun.filter(({ id }) => {
        const first = pages[index]?.pieces[0]?.piece.anchors ?? [];
        return (where.pageOf(id) ?? 0) < index + 2 || first.includes(id);
      });
      expect(title, `page ${index + 2}`).toBe(atHead.at(-1)?.title);
    });
  });
});
