import { describe, expect, it } from 'vitest';
import { compilePlan } from '../compile-plan.ts';
import { printBlock } from '../testing/print-document.ts';

const now = new Date('2026-11-22T01:00:00Z');
const answers = {
  budget: '<300',
  timePerWeek: '5–10h',
  skills: 'Writing',
  interests: '',
  incomeGoal: '$800 a month in 6 months',
  content: 'I translate letters for neighbours in Auburn.',
};
function linesOf(id: string, changed: Partial<typeof answers> = {}, unlockedPath?: string): string[] {
  const profile = { name: 'Ana Silva', country: 'Australia', state: 'New South Wales' };
  const input = { answers: { ...answers, ...changed }, profile, ...(unlockedPath && { unlockedPath }) };
  const { sections } = compilePlan(input, { tier: 'BASIC', now, planId: 'p1' });
  const block = sections.flatMap(({ blocks }) => blocks).find((one) => one.id === id);
  if (!block) throw new Error(`There is no block ${id}`);
  return printBlock(block).map((line) => line.replaceAll(/\^[SDJU]/g, ''));
}

describe('why not the next ones', () => {
  it('calls a path with the same score as good, not worse', () => {
    expect(linesOf('why-not-lines')[0]).toMatch(/^- Website Copy Sprints, 80\.0: as good for these answers/);
  });

  it('puts a hair’s breadth down to what makes it', () => {
    const close = {
      timePerWeek: '3–5h',
      interests: 'Blogging',
      incomeGoal: '$900 a month by August 2027',
      content: 'Vet receptionist in Goulburn.',
    };
    expect(linesOf('why-not-lines', close)[0]).toMatch(
      /Website Copy Sprints, .*: it brings less of the goal/,
    );
  });

  it('names the unlocking where that alone decides', () => {
    const lines = linesOf('why-not-lines', {}, 'website-copy-sprints');
    expect(lines[0]).toBe(
      '- AI-Assisted Content Desk, 80.0: it fits as well, but it is not the path you unlocked.',
    );
  });
});

describe('a choice that hangs by little', () => {
  it('says that another path stands before the unlocked one on the answers alone', () => {
    const maker = {
      budget: '<100',
      timePerWeek: '3–5h',
      skills: 'Design, Writing',
      interests: 'Digital Products',
      incomeGoal: '$200 a month by next Christmas',
      content: '',
    };
    expect(linesOf('why-not-lines', maker, 'printable-shop')[0]).toMatch(
      /^- Template Product Line, 98\.0: on your answers alone it stands before Printable & Planner Shop, which has \d+\.\d without/,
    );
  });

  it('names a tie beside the score, and what decided it', () => {
    expect(linesOf('why-lead')[0]).toMatch(
      /Website Copy Sprints has as many; this one’s first dollar comes sooner\.$/,
    );
    expect(linesOf('why-lead', { incomeGoal: '$300 a month in 6 months' })[0]).toMatch(
      /First Paid Gig in 21 Days has as many, and either would do: this one is first by the alphabet alone\.$/,
    );
  });
});

describe('skills in the offer', () => {
  it('say that a skill needs a licence, or could not be read, instead of calling it useless', () => {
    const lines = linesOf('skill-lines', { skills: 'electrical work, كتابة, Writing' });
    expect(lines[0]).toBe('- electrical work: left out. It needs a licence; whoever holds one may do it.');
    expect(lines[1]).toMatch(/^- كتابة: not read/);
  });
});

describe('what somebody was paid for', () => {
  const mower = {
    budget: '<100',
    timePerWeek: '3–5h',
    skills: 'mowing lawns, fixing bikes, photos w/ my phone',
    incomeGoal: '600 a month by july, cash in hand',
    content:
      'no phone calls, and sundays are for my kids. i got a mower and a iphone 11. mate paid me 60 for his lawn last month. no drivers licence at the moment',
  };
  const paidFor = (said: string) => {
    const content = mower.content.replace('mate paid me 60 for his lawn last month', said);
    const words = (id: string) => linesOf(id, { ...mower, content });
    return { skills: words('skill-lines'), price: words('price-words')[0], lead: words('why-lead')[0] };
  };

  it('is credited to the skill whose words it shares, though the offer leaves that out', () => {
    const { skills, price, lead } = paidFor('mate paid me 60 for his lawn last month');
    expect(skills[0]).toMatch(
      /^- mowing lawns: you were paid \$60 for this, so say yes when it comes again\./,
    );
    expect(skills[1]).toMatch(/^- fixing bikes: left out\. It waits/);
    expect(price).toMatch(/: you name photos w\/ my phone; you were paid \$60 for mowing lawns\.$/);
    expect(lead).toContain('the $60 of your budget');
  });

  it('is proof of the skill that is sold', () => {
    const { skills, price } = paidFor('the pub paid me 80 for photos');
    expect(price).toMatch(/: you were paid \$80 for photos w\/ my phone\.$/);
    expect(skills[0]).toMatch(/^- mowing lawns: left out\./);
  });

  it('is told without a skill where the answers do not say which', () => {
    const { skills, price } = paidFor('mate paid me 60 last month');
    expect(price).toMatch(/: you name photos w\/ my phone, and you were paid \$60\.$/);
    expect(skills.join(' ')).not.toMatch(/paid|asked/);
  });

  it('is not needed to be asked, and nobody is told that they were not', () => {
    const { skills, price, lead } = paidFor('mates ask me to fix their bikes');
    expect(skills[1]).toMatch(/^- fixing bikes: you were asked for this/);
    expect(price).toMatch(/you name photos w\/ my phone, without proof yet\.$/);
    expect(lead).toContain('your $60');
  });
});

describe('a goal', () => {
  it('that is met asks for no more hours, and for no lever', () => {
    expect(linesOf('hours-chart').join('\n')).not.toContain('The goal needs');
    expect(linesOf('levers-mix')[0]).toMatch(/^Nothing more than stands here/);
    expect(() => linesOf('levers-table')).toThrow();
  });

  it('that hours alone would meet is never called out of their reach', () => {
    const small = { timePerWeek: '1–3h', skills: '', incomeGoal: '$1000', content: '', budget: '0' };
    expect(linesOf('levers-table', small).join('\n')).toMatch(/Hours a week \| 2 \| 11, 9 hours more/);
    expect(linesOf('verdict', small).join(' ')).toContain('the rest would take 11 hours a week');
  });

  it('that is not met names both', () => {
    const big = { incomeGoal: '$2,000 a month in 6 months' };
    expect(linesOf('hours-chart', big).join('\n')).toContain('The goal needs');
    expect(linesOf('levers-table', big).length).toBeGreaterThan(4);
  });

  it('in another currency is missed as one, not as none', () => {
    const foreign = { incomeGoal: 'US$2,000 a month' };
    expect(linesOf('verdict', foreign).join(' ')).toContain('no amount in Australian dollars to test');
    expect(linesOf('verdict', { incomeGoal: '' }).join(' ')).toContain('There is no amount to test');
  });
});

describe('the rules', () => {
  it('speak of a visa and of a pension to those who name one', () => {
    const visa = linesOf('duties-list', { content: 'Working holiday visa, jewellery maker.' }).join('\n');
    expect(visa).toContain('Your visa may limit hours');
    expect(linesOf('duties-list', { content: 'Pensioner in Bega.' }).join('\n')).toContain(
      'Services Australia',
    );
    expect(linesOf('duties-list').join('\n')).not.toMatch(/visa|pension/);
  });
});
