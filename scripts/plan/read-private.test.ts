/** What a customer asks to keep back: the words that a request covers, and no trace of them in any file. */
import { describe, expect, it } from 'vitest';
import type { Plan } from '#shared/plan/make-plan.ts';
import { plansOf } from './every-plan.ts';
import { allPeople } from './known-people.ts';
import { preparePlanner, preparePrinter } from './plan-person.ts';

const plan = preparePlanner();
const print = preparePrinter();
const now = new Date('2026-11-28T02:00:00Z');
const base = {
  id: 'reader',
  plan: 'PRO',
  profile: { state: 'Victoria', country: 'Australia' },
} as const;
const formOf = (content: string) => ({
  budget: '<500',
  timePerWeek: '5–10h',
  skills: 'house cleaning',
  interests: '',
  incomeGoal: '$300 a week',
  content,
});
const heldIn = (content: string) =>
  plan({ ...base, form: formOf(content) }, now).reading.private.map(({ words }) => words);

describe('a request', () => {
  it.each([
    [
      "Please leave out my husband's gambling, he reads my mail.",
      ["Please leave out my husband's gambling, he reads my mail"],
    ],
    ["I had melanoma in 2018, that's between us.", ["I had melanoma in 2018, that's between us"]],
    [
      'My redundancy (118k) is untouchable and not to be printed.',
      ['My redundancy (118k) is untouchable and not to be printed'],
    ],
    ['Keep the endone out of it.', ['Keep the endone out of it']],
    [
      "I'm on a payment arrangement with the tax office, keep that out of the document.",
      ["I'm on a payment arrangement with the tax office, keep that out of the document"],
    ],
    [
      'Also nothing about my husband, he waits for a visa.',
      ['Also nothing about my husband, he waits for a visa'],
    ],
    [
      'The clinic owner, Bronwyn, is a friend and knows nothing yet.',
      ['The clinic owner, Bronwyn, is a friend and knows nothing yet'],
    ],
    ['Not for print: my principal Mrs Ferrante.', ['Not for print: my principal Mrs Ferrante']],
    [
      "Don't name my eye condition, it's not a selling point.",
      ["Don't name my eye condition, it's not a selling point"],
    ],
    [
      'My husband earns 96k; this should not go into the plan.',
      ['this should not go into the plan', 'My husband earns 96k'],
    ],
    [
      'My wife is a nurse on $88,000; that does not come into this.',
      ['that does not come into this', 'My wife is a nurse on $88,000'],
    ],
    [
      'The house is in both names, that is nobody’s business.',
      ['The house is in both names, that is nobody’s business'],
    ],
    [
      'My doctor has me on antidepressants and nobody needs to know.',
      ['My doctor has me on antidepressants and nobody needs to know'],
    ],
    [
      'had a prang and paid up, thats not for the bank to read',
      ['had a prang and paid up, thats not for the bank to read'],
    ],
    [
      'We lost the farm in 2021. I would rather that was not mentioned.',
      ['I would rather that was not mentioned', 'We lost the farm in 2021'],
    ],
    [
      'Dont put the redundancy figure or the Launceston stuff anywhere the bank bloke reads it.',
      ['Dont put the redundancy figure or the Launceston stuff anywhere the bank bloke reads it'],
    ],
    [
      'I have only 4 demerit points left, please don’t show.',
      ['I have only 4 demerit points left, please don’t show'],
    ],
    ['my sister is in rehab pls dont put it', ['my sister is in rehab pls dont put it']],
  ])('covers its sentence: %s', (content, expected) => {
    expect(heldIn(content).toSorted()).toEqual(expected.toSorted());
  });

  it.each([
    [
      "No pubs, no weddings: I'm six years sober, don't write that down.",
      ["I'm six years sober, don't write that down"],
    ],
    [
      "Don't write about my boyfriend's visa. No wedding cakes please.",
      ["Don't write about my boyfriend's visa"],
    ],
    ['No wedding cakes please. Keep the endone out of it.', ['Keep the endone out of it']],
  ])('leaves what is harmless: %s', (content, expected) => {
    expect(heldIn(content).toSorted()).toEqual(expected.toSorted());
  });

  it.each([
    ["I lost a baby in March. I don't want that printed.", 2],
    ['My hands shake after lunch; say mornings only and leave the reason out.', 2],
    ['Mum has dementia. Nothing about that on paper.', 2],
    ['I have ADHD: keep that to yourself, but short lists please.', 1],
  ])('that points back covers what was said: %s', (content, count) => {
    const held = heldIn(content);
    expect(held).toHaveLength(count);
    expect(held.join(' ')).toMatch(/baby|hands shake|dementia|ADHD/);
  });

  it.each([
    ['I take lithium and I’d rather the plan kept quiet about it.', 'lithium'],
    ['Keep it off the page that I was sacked from the cannery.', 'sacked'],
    ['Between us, I had a stillbirth last year.', 'stillbirth'],
    ['The bit about my brother Darren being inside is not for my mum to see.', 'Darren'],
    ['My wife reads my mail so not a word about the redundancy.', 'redundancy'],
    ['I’d hate for my team to see this lying on the printer, they don’t know I’m leaving.', 'leaving'],
    ['Can you skip over the part about the clinic when you write it up?', 'clinic'],
    ['The landlord is not to hear that I work from the flat.', 'flat'],
    ['Just for the reviewer: I was thrown out of the guild in 2015.', 'guild'],
    ['I was born in a cult. It doesn’t need to appear.', 'cult'],
    ['What I owe my father, 15k, should not show up in the document.', '15k'],
    ['Treat the settlement of $40,000 as private.', '40,000'],
    ['The plan goes on the fridge, so please no words about the debt to Uncle Ray.', 'Ray'],
    ['Centrelink knows, my sister does not, that I get carer payment. She must not read it here.', 'carer'],
    ['I gave the money to Lena. I’d like her left out of it.', 'Lena'],
    ['I sold some things without paying tax, keep that under your hat.', 'tax'],
    ['The reason I stopped is personal and should stay that way: I lost twins.', 'twins'],
    ['Do not let on that I’m Greg Norris’s wife.', 'Norris'],
    ['My kidneys are packing up. The customers needn’t know.', 'kidneys'],
    ['What I say about my son’s temper isn’t for sharing.', 'temper'],
    ['It must not come out that we rent two rooms.', 'two rooms'],
    ['I also have a $11,400 arrangement; I know a lender will ask, but keep it out.', '11,400'],
  ])('is found: %s', (content, secret) => {
    expect(heldIn(`I charge $45 for a clean. ${content} I am free on Mondays.`).join(' ')).toContain(secret);
  });

  it.each([
    'I do not print shirts and I never write essays.',
    'We get $1,680 a fortnight between us.',
    'The volunteers don’t turn up.',
    'I don’t need to know the codes.',
    'Leave pay ran out in October.',
    'I leave bleach out of every product.',
    'She wants me to put in a tender.',
    "My clients don't know how to use Excel.",
    'Please write easy English.',
  ])('is not: %s', (content) => {
    expect(heldIn(content)).toEqual([]);
  });
});

describe('a job that the people there must not hear of', () => {
  const content =
    'I do payroll at Wattle Foods on $61,000. My boss must not know. I charge $45 for a clean on Saturdays.';

  it('is held back with its name and pay', () => {
    expect(heldIn(content).join(' ')).toMatch(/Wattle Foods on \$61,000/);
  });

  it('is in no file, and no file says that there is no other income', () => {
    const { document, files } = print({ ...base, form: formOf(content) }, now);
    expect(`${document} ${files}`).not.toMatch(
      /Wattle|payroll|\$61,000|You didn’t say. We counted no other/i,
    );
    expect(document).toContain('Saturday');
  });
});

it('the payment that a customer keeps back has no name in any file', () => {
  const content = 'Don’t put in that I’m on JobSeeker. I charge $45 for a clean. I am free on Mondays.';
  const { document, files } = print({ ...base, form: formOf(content) }, now);
  expect(`${document} ${files}`).not.toMatch(/job ?seeker/i);
});

it('a name hides no more than the name', () => {
  const content = 'My daughter Kaitlyn does the bookings. I charge $45 for a clean.';
  expect(plan({ ...base, form: formOf(content) }, now).reading.private.map(({ words }) => words)).toEqual([
    'Kaitlyn',
  ]);
});

it.each([
  ['Would a lender want anything, as I may need a $15,000 overdraft?', 0],
  ['I may need an overdraft.', 0],
  ['I owe $4,000 on a credit card at 21%.', 1],
])('debts: %s', (content, count) => {
  expect(plan({ ...base, form: formOf(content) }, now).reading.debts).toHaveLength(count);
});

const letters = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}$]+/gu, ' ')
    .trim();
/** Every run of so many words of a text. */
const runsOf = (text: string, length: number): string[] => {
  const words = letters(text).split(' ');
  return words
    .slice(0, Math.max(1, words.length - length + 1))
    .map((_, at) => words.slice(at, at + length).join(' '));
};

describe('the files', () => {
  const keptBackBy = ({ reading }: Plan) => reading.private.filter(({ value }) => value.class !== 'P1');
  const people = plansOf(allPeople).filter(({ plan: made }) => keptBackBy(made).length > 0);

  it('are made for many people who hold something back', () => {
    expect(people.length).toBeGreaterThan(30);
  });

  it.each(people)(
    'hold nothing that $person.id keeps back, and do not say that something is missing',
    ({ person, plan: made }) => {
      const { document, files } = print(person, now);
      const text = ` ${letters(document)} ${letters(files)} `;
      for (const { words } of keptBackBy(made))
        if (letters(words).split(' ').length > 2)
          for (const run of runsOf(words, 5)) expect(text).not.toContain(` ${run} `);
      expect(text).not.toMatch(/kept out of this file|must not print|private screen/);
    },
  );
});
