/** The plan sells the customer's own lines in their own mix. */
import { describe, expect, it } from 'vitest';
import { printDocument } from '#shared/plan/testing/print-document.ts';
import { planContent } from './plan-content.ts';
import { prepareWriter } from './plan-person.ts';

const write = prepareWriter();
const now = new Date('2026-11-28T02:00:00Z');
const made = (content: string, skills: string, plan: 'BASIC' | 'PRO' = 'PRO') =>
  write(
    {
      id: 'reader',
      plan,
      profile: { state: 'Victoria', country: 'Australia' },
      form: { budget: '', timePerWeek: '', skills, interests: '', incomeGoal: '', content },
    },
    now,
  );
const inputsOf = (content: string, skills: string) => made(content, skills).figures.inputs;
const prices = (content: string, skills: string) =>
  (inputsOf(content, skills).mix?.lines ?? []).map(({ priceCents }) => priceCents / 100);

const mower =
  'I fix mowers in my shed. A push mower service is $85, a chainsaw chain $15 and a brushcutter service $70.';

describe('a price list without volumes', () => {
  it('is sold line by line: the first most, a dear one less often', () => {
    const { mix, priceCents, unit } = inputsOf(mower, 'mower repairs');
    expect(mix?.isJudged).toBe(true);
    expect(mix?.lines.map((line) => line.priceCents / 100)).toEqual([85, 15, 70]);
    const percents = mix?.lines.map(({ percent }) => percent) ?? [];
    expect(percents.reduce((sum, one) => sum + one, 0)).toBe(100);
    expect(percents).toEqual(percents.toSorted((one, other) => other - one));
    expect(priceCents.value).toBeLessThan(8500);
    expect(priceCents.value).toBeGreaterThan(5000);
    expect(unit).toBe('job');
  });

  it('prints the make-up, the average and our judgement', () => {
    const text = printDocument(made(mower, 'mower repairs', 'BASIC').document);
    expect(text).toContain('What makes up an average job');
    expect(text).toMatch(/Price: \$85 \(a \w+; \$[\d.]+ on average\)/);
    expect(text).toContain('the first item on your list sells most');
  });

  it('takes less time for a cheaper line', () => {
    const [service, chain] = inputsOf(mower, 'mower repairs').mix?.lines ?? [];
    expect(chain?.hours).toBeLessThan((service?.hours ?? 0) / 3);
  });
});

describe('a price list with volumes', () => {
  const sewing =
    'I do alterations at home. Trouser hem $18, change the zip $28, curtain short $35. A dry cleaner on Barkly Street wants 20 zips a week.';

  it('follows what the named buyer takes', () => {
    const { mix, named } = inputsOf(sewing, 'sewing alterations');
    const zips = mix?.lines.find(({ priceCents }) => priceCents === 2800);
    expect(zips?.percent).toBeGreaterThan(60);
    expect(named?.lines[0]?.unitsPerMonth).toBeCloseTo(86.7, 1);
  });

  it('has a line for what one buyer pays', () => {
    const { mix } = inputsOf(
      sewing.replace('wants 20 zips a week', 'takes 20 zips a week and pays $22 each'),
      'sewing alterations',
    );
    const special = mix?.lines.find(({ who }) => who !== undefined);
    expect(special?.priceCents).toBe(2200);
    expect(mix?.lines[0]).toMatchObject({ priceCents: 1800 });
  });
});

describe('lines that do not mix', () => {
  it('sells the month and not the hour', () => {
    const { mix, unit, priceCents, hoursPerUnit } = inputsOf(
      'I keep books for tradies. I charge $65 an hour for a clean-up of old records and $260 a month for the ongoing work, which takes me about 3.5 hours per client.',
      'bookkeeping',
    );
    expect(mix).toBeUndefined();
    expect(unit).toBe('month');
    expect(priceCents.value).toBe(26_000);
    expect(hoursPerUnit).toBe(3.5);
  });

  it('leaves out the way and what comes on top', () => {
    expect(
      prices(
        'I groom dogs at home. A small dog is $60 and a big dog $95. Nail clip is $15 extra. Delivery is $20.',
        'dog grooming',
      ),
    ).toEqual([60, 95]);
  });
});

describe('half hours and hours', () => {
  it('are lessons with their own time', () => {
    const { mix, unit } = inputsOf(
      'I teach piano at home. I charge $40 for half an hour and $70 for the hour. I have taught for six years.',
      'piano lessons',
    );
    expect(unit).toBe('lesson');
    expect(mix?.lines.map(({ hours, priceCents }) => [hours, priceCents / 100])).toEqual([
      [0.5, 40],
      [1, 70],
    ]);
  });
});

describe('what the customer charges', () => {
  it.each([
    ['Handyman. I charge $65 an hour.', 'handyman', 'hour', 6500, 1],
    ['Handyman for 2 years. $65 an hour. I turn over about $900 a week.', 'handyman', 'hour', 6500, 1],
    ['I write grant applications at $110 an hour.', 'grant writing', 'hour', 11_000, 1],
    ['Remedial massage. I charge $75 for 45 minutes.', 'remedial massage', 'visit', 7500, 0.75],
  ])('is what the plan sells, in their unit and time: %s', (content, skills, unit, cents, hours) => {
    const { inputs } = made(content, skills).figures;
    expect(inputs).toMatchObject({ unit, priceCents: { value: cents }, hoursPerUnit: hours });
  });

  it('by the piece is no morning of ours', () => {
    const { unit, priceCents } = inputsOf('I sharpen knives. $6 a knife.', 'knife sharpening');
    expect([unit, priceCents.value]).toEqual(['knife', 600]);
  });

  it('has the time of a piece where a stated time is of the whole', () => {
    const { hoursPerUnit } = inputsOf(
      'I weave chair seats. $6.50 a hole. A seat of 72 holes takes me eleven hours.',
      'chair caning',
    );
    expect(hoursPerUnit).toBeLessThan(1);
  });
});

describe('a price by the hundred', () => {
  it('is one sale of a hundred', () => {
    const { mix, costCents } = inputsOf(
      'I sell golf balls. Clean ones are $24 a dozen. I also sell range balls, $35 a hundred. Each ball costs me 20 cents.',
      'golf balls',
    );
    const lines = mix?.lines.map(({ unit, costCents: cost }) => [unit, cost]) ?? [];
    expect(Object.fromEntries(lines)).toEqual({ dozen: 240, hundred: 2000 });
    expect(costCents.value).toBeGreaterThan(240);
  });
});

describe('a cost of their own', () => {
  const lashes =
    'I do lashes and brows at home. Lash lift is $75, brow lamination $60 and a tint $25. It costs me around $9 in stuff for each lift.';

  it('is counted once: ours for the same thing goes', () => {
    const { mix, monthly } = inputsOf(lashes, 'lash lifts and brows');
    expect(mix?.lines[0]).toMatchObject({ priceCents: 7500, costCents: 900, isOwnCost: true });
    expect(monthly.map(({ what }) => what).join(', ')).not.toMatch(/\b(?:tints|glue|pads)\b/i);
  });

  it('of one is twelve times that of a dozen, and the frame of another thing is in neither', () => {
    const { mix } = inputsOf(
      'I tie trout flies. They are $4.50 each or a dozen in a box for $48. Hooks and materials come to 60 cents a fly. The frame would cost me $38.',
      'trout flies',
    );
    expect(mix?.lines.map(({ costCents }) => costCents)).toEqual([60, 720]);
  });

  it.each([
    ['I weld on farms at $110 an hour. Rods, wire and gas run me about $14 an hour.', 'welding', 1400],
    ['Dog walking, $28 a dog. Bags and fuel cost me $2.50 a walk.', 'dog walking', 250],
  ])('is in each sale, in the unit that they say: %s', (content, skills, cents) => {
    const { costCents, monthly } = inputsOf(content, skills);
    expect(costCents.value).toBe(cents);
    expect(monthly.map(({ what }) => what).join(', ')).not.toMatch(/\b(?:rods|bags)\b/i);
  });

  it('of another line is not charged to the first', () => {
    const { mix } = inputsOf(
      'I am an electrician. A smoke check with a report $180 flat, takes an hour. Swap out a hardwired alarm $145 each supplied and fitted, they cost me $62.',
      'electrician',
    );
    const [check, alarm] = mix?.lines ?? [];
    expect(alarm).toMatchObject({ costCents: 6200, isOwnCost: true });
    expect(check).toMatchObject({ isOwnCost: false, hours: 1, isOwnTime: true });
  });
});

describe('the first line', () => {
  it('is the job that the business is called by, and no care plan next to it', () => {
    const { figures } = planContent(
      'I plan to charge $2,200 for a five-page website, $80 a month for hosting and updates, $100 an hour for anything else.',
      { skills: 'web development, websites' },
    );
    expect(figures?.inputs.mix?.lines[0]?.priceCents ?? figures?.inputs.priceCents.value).toBe(220_000);
  });

  it('counts an hour of something in hours', () => {
    const { reading } = planContent(
      'I would charge $240 for a one-page pitch. An hour of interview practice $90. Both together, $300.',
      { skills: 'job applications' },
    );
    expect(reading.prices.map(({ value }) => [value.item, value.unit])).toContainEqual([
      'interview practice',
      'hour',
    ]);
  });
});
