import { describe, expect, it } from 'vitest';
import { compilePlan } from '../compile-plan.ts';
import { printBlock } from '../testing/print-document.ts';
import { quoteWhole } from './background-quote.ts';

const library =
  'Library officer in Bendigo, two kids at primary school. I make reading charts and meal planners that other parents ask me to copy. Evenings are mine once they sleep.';
const linesOf = (content: string) => {
  const answers = {
    budget: '<100',
    timePerWeek: '3–5h',
    skills: 'Design, Writing',
    interests: 'Digital Products',
    incomeGoal: '$200 a month by next Christmas',
    content,
  };
  const profile = { name: 'Priya Raman', country: 'Australia', state: 'Victoria' };
  const { sections } = compilePlan(
    { answers, profile, unlockedPath: 'printable-shop' },
    { tier: 'BASIC', now: new Date('2026-11-22T01:00:00Z'), planId: 'p1' },
  );
  return sections
    .flatMap(({ blocks }) => blocks)
    .flatMap(printBlock)
    .join('\n');
};

describe('a background in a plan', () => {
  it('is quoted whole where it is short', () => {
    expect(quoteWhole(library, [])).toBe(library);
    expect(linesOf(library)).toContain(`“${library}” (Your words`);
  });

  it('keeps what the plan rests on where it is long, cuts no sentence, and marks what it leaves out', () => {
    const long = `${'I have lived in many towns and liked most of them. '.repeat(9)}I would rather not phone strangers. ${'My dog is old. '.repeat(3)}`;
    const quoted = quoteWhole(long, ['I would rather not phone strangers.']);
    expect(quoted).toMatch(/ … I would rather not phone strangers\. …$/);
    expect(quoted.split(' … ')[0]).toMatch(/^(?:I have lived in many towns and liked most of them\. ?)+$/);
  });

  it('of ten thousand letters without a stop is cut, and says so', () => {
    expect(quoteWhole('q'.repeat(10_000), [])).toBe(`${'q'.repeat(300)}…`);
  });

  it('sells to those who ask, and quotes the sentence that names them', () => {
    const printed = linesOf(library);
    expect(printed).toContain('I make reading charts and meal planners that other parents ask me to copy.');
    expect(printed).toContain('One small group you already draw for: parents');
    expect(printed).toMatch(/the parents (?:you wrote of|who ask you already)/i);
    expect(printed).not.toContain('library regulars');
  });

  it('begins with friends who ask, and still looks for a market elsewhere', () => {
    const printed = linesOf('Library officer in Bendigo. Friends ask me to copy my charts.');
    expect(printed).toContain(
      'Begin with those close to you whom you named, and ask each who else would pay.',
    );
    expect(printed).toContain('library regulars');
  });
});
