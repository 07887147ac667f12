import { describe, expect, it } from 'vitest';
import { makePlan } from '#shared/plan/make-plan.ts';
import { contractTasks } from '#shared/plan/schedule/contract-tasks.ts';
import { printDocument } from '#shared/plan/testing/print-document.ts';
import { readCatalogue } from '../content/catalogue/read-files.ts';

const catalogue = readCatalogue();
const now = new Date('2026-11-28T02:00:00Z');
const plan = makePlan(
  {
    answers: {
      budget: '<1000',
      timePerWeek: '10h+',
      skills: 'Painter and decorator 20 years, licensed',
      interests: 'football',
      incomeGoal: '2,000 a week before tax by December 2027',
      content:
        'I run a house painting business in Ballarat, sole trader since 2014. I charge $70 an hour. ' +
        'Builder, 6 townhouses at Lucas, March to July, $4,000 each, he pays in 45 days. ' +
        'A surgery in Creswick asked me to paint two rooms.',
    },
    profile: { name: 'Jo Adair', country: 'Australia', state: 'Victoria' },
  },
  { tier: 'PRO', now, planId: 'terms', catalogue },
);
const text = printDocument(plan.document);

describe('a plan for a person who knows what they sell', () => {
  it('is called by words that hold for their work, and not by the buyers of one offer', () => {
    expect(plan.document.title).toBe('House painting');
    expect(text).toContain('You do house painting.');
  });

  it('writes to people and firms, and to no things or places', () => {
    expect(plan.reading.buyers.map(({ value }) => value.who)).not.toContain('townhouses');
    expect(text).not.toMatch(/Message to (?:the )?(?:6 )?(?:townhouses|Creswick|Lucas)/i);
  });
});

describe('the tasks of large jobs', () => {
  it('send a quote before its day, and look at the other jobs after it', () => {
    const tasks = contractTasks({
      today: '2026-11-28',
      contracts: [
        { who: 'builder at Lucas', what: '6 townhouses', cents: 2_400_000, isSure: false },
        { who: 'strata', what: 'balconies', cents: 1_800_000, isSure: false, quoteDue: '2027-01-15' },
        { who: 'school', what: 'hall', cents: 900_000, isSure: false, quoteDue: '2026-11-20' },
      ],
    });
    expect(tasks.map((task) => task.do)).toEqual([
      'Write the quote for strata and send it. It is due on Fri 15 Jan.',
      'Work out what you would make an hour on this job: builder at Lucas, 6 townhouses.',
    ]);
  });
});
