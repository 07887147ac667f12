/** Buyers with what they take, prices, costs, money to start and whose income it is, as people write them. */
import { describe, expect, it } from 'vitest';
import { mostOf } from './most-of.ts';
import { planContent } from './plan-content.ts';

const read = (content: string) =>
  planContent(content, { budget: '<300', timePerWeek: '5–10h', skills: 'baking' }).reading;

describe('a named buyer', () => {
  it('is mostly read with what they take', () => {
    mostOf(
      [
        ['the grocer in Northcote wants 12 jars a week', 'grocer in Northcote', 'waiting', [12, 'week']],
        ['church ladies take about 20 a month', 'church ladies', 'now', [20, 'month']],
        [
          'the bottle shop pays $8 and takes two cartons of 24 every month',
          'bottle shop',
          'now',
          [48, 'month'],
          800,
        ],
        [
          'two strata managers with nine meetings a month between them said yes',
          'strata managers',
          'promised',
          [9, 'month'],
        ],
        [
          'my local cafe buys a dozen muffins every monday at $3.50 each',
          'local cafe',
          'now',
          [12, 'week'],
          350,
        ],
        [
          "Mrs Lim's restaurant orders 6 kilos of chilli paste a fortnight for $18 a kilo",
          "Mrs Lim's restaurant",
          'now',
          [6, 'fortnight'],
          1800,
        ],
        [
          'gym owner said hed take 20 meals a week at 11 bucks each',
          'gym owner',
          'promised',
          [20, 'week'],
          1100,
        ],
        ['a school wants 1200 pens for june', 'school', 'waiting', [1200, 'once']],
        [
          'Three farmers have promised me their fencing, about 2 days a month each',
          'farmers',
          'promised',
          [2, 'month'],
        ],
        ['the wholesaler takes 200 bunches weekly at $2.20', 'wholesaler', 'now', [200, 'week'], 220],
        [
          'theres a hairdresser down the road keen on 5 sets of towels a week',
          'hairdresser down the road',
          'waiting',
          [5, 'week'],
        ],
        ['a funeral home (three cars every Friday at 6.30 am)', 'funeral home', 'now', [3, 'week']],
      ] as const,
      ([content, who, when, [count, per], pays]) => {
        const [buyer] = read(content).buyers;
        expect(buyer?.value).toMatchObject({ who, when, takes: { count, per } });
        expect(buyer?.value.pays?.cents).toBe(pays);
      },
      3,
    );
  });

  it('rehomes dogs, and pays a part', () => {
    expect(
      read('A rescue in Logan rehomes about 15 dogs a month and pays $70 of each').buyers[0]?.value,
    ).toMatchObject({
      who: expect.stringMatching(/rescue/),
      takes: { count: 15, per: 'month' },
      pays: { cents: 7000, isPart: true },
    });
  });

  it.each([
    'nobody has asked me yet',
    'I want to sell to cafes',
    'my boss wants me to work saturdays',
    'I clean at the school, 1020 a fortnight after tax',
    'Cafe Luna used to take 10 loaves a day but they closed',
  ])('no buyer: %s', (content) => {
    expect(read(content).buyers).toEqual([]);
  });
});

describe('a price keeps its item, number and buyer', () => {
  const prices = (content: string) =>
    read(content).prices.map(({ value: { cents, pack, item, unit, buyer } }) => [
      cents / 100,
      pack ?? item ?? unit ?? buyer,
    ]);
  it('in most sentences', () => {
    mostOf(
      [
        [
          'i make hot sauce, $12 for 150 ml, 3 for $32',
          [
            [12, '150 ml'],
            [32, 3],
          ],
        ],
        [
          '1.80 each, minimum 30, or 100 for 160',
          [
            [1.8, undefined],
            [160, 100],
          ],
        ],
        ['a package of 6 visits for $1,100', [[1100, 6]]],
        [
          '180 telly on the wall, 260 antenna, 320 starlink dish',
          [
            [180, 'telly on the wall'],
            [260, 'antenna'],
            [320, 'starlink dish'],
          ],
        ],
        [
          '35 knock in, 25 new grip n toe guard, 60 a crack',
          [
            [35, 'knock in'],
            [25, 'new grip n toe guard'],
            [60, 'crack'],
          ],
        ],
        [
          'Price list: mini 120, full inside and out 260, ceramic 690',
          [
            [120, 'mini'],
            [260, 'full inside and out'],
            [690, 'ceramic'],
          ],
        ],
        [
          'table display for wedding 380, deck clean 450',
          [
            [380, 'table display for wedding'],
            [450, 'deck clean'],
          ],
        ],
        ['$550 for a teaching day', [[550, 'teaching day']]],
        [
          'forty bucks a lawn, seventy for corner blocks',
          [
            [40, 'lawn'],
            [70, 'corner blocks'],
          ],
        ],
        [
          'the bottle shop in Maleny wants 24 a fortnight and would pay eight dollars each',
          [[8, 'bottle shop in Maleny']],
        ],
        ['the rescue would put $70 towards each', []],
        ['The pads are $5,200 and I am happy to spend up to $6,000', []],
        ['I have a table and about $600 of bandages', []],
        ['Up to $6,000 to set up', []],
        ['about $420 left from market money', []],
        ['stall $65 a Saturday', []],
        ['A bottle costs me $2.90 with the label', []],
        ['want 1200', []],
      ],
      ([content, expected]) => {
        expect(prices(content as string)).toEqual(expected);
      },
      5,
    );
  });
});

describe('a stated cost', () => {
  it.each([
    ['A bottle costs me $2.90 with the label.', 290, 'bottle'],
    ['costs me about $2.75 a jar', 275, 'jar'],
    ['Ingredients about 5.50 for one kilo', 550, 'kilo'],
    ['Chocolate and leite condensado cost me 55 for 100', 55, undefined],
    ['leather and buckle cost me around 22 a belt', 2200, 'belt'],
    ['each candle costs 3.20 to make', 320, 'candle'],
  ])('of one: %s', (content, cents, unit) => {
    expect(read(content).unitCosts[0]?.value.cents).toBe(cents);
    expect(read(content).unitCosts[0]?.value.unit).toBe(unit);
  });

  it.each([
    ['kitchen is $28/h, I need 5 h a fortnight', ['kitchen', 2800, 'hour', 10.8]],
    ["room at a physio's in Thirroul for $90 a day", ['room', 9000, 'day', undefined]],
    ['stall $65 a Saturday', ['stall', 6500, 'time', undefined]],
    ['I rent a salon chair for 120 a week', ['chair', 12_000, 'week', undefined]],
    ['Room rented behind a hair salon in Cairns, $140 a week', ['room', 14_000, 'week', undefined]],
    ['the hall costs me forty dollars a session', ['hall', 4000, 'time', undefined]],
    ['fuel is about 40 a week', ['fuel', 4000, 'week', undefined]],
  ] as const)('by the hour or the week: %s', (content, expected) => {
    const [cost] = read(content).costs;
    expect([cost?.value.what, cost?.value.cents, cost?.value.per, cost?.value.hoursPerMonth]).toEqual(
      expected,
    );
  });

  it.each([
    'a leak cost me 6 grand once',
    'I rent chairs out at $12 a day',
    'my rent is 420 a week',
    'a course cost 800',
  ])('none: %s', (content) => {
    const { unitCosts, costs } = read(content);
    expect([unitCosts, costs]).toEqual([[], []]);
  });
});

describe('income belongs to a person', () => {
  const income = (content: string) =>
    read(content).income.map(({ value }) => [value.kind, (value.cents ?? 0) / 100]);
  it('is read so in most sentences', () => {
    mostOf(
      [
        ['Husband salary is 92,000', [['partner', 92_000]]],
        ['My wife has the tea room, she takes about $7,500 a week and has four girls on', []],
        [
          'hubby is on 85k and i do 2 shifts at woolies for 480 a week',
          [
            ['partner', 85_000],
            ['wage', 480],
          ],
        ],
        ['dad makes 140k. I work at kmart 300 a week', [['wage', 300]]],
        ['household brings in about 2,300 a week, I get nothing myself', [['partner', 2300]]],
        ["Last year's sales $96,400, my profit $51,000", [['business', 51_000]]],
        ['meatworks Mon to Thurs, 1180 clear a week', [['wage', 1180]]],
        ['I draw $3,400 a month from my super', [['pension', 3400]]],
        ['I live on savings and get no payments', [['none', 0]]],
        ['I work from six till eleven in the morning, Monday to Friday', []],
      ] as const,
      ([content, expected]) => {
        expect(income(content)).toEqual(expected);
      },
      2,
    );
  });

  it('ends in the month that is named', () => {
    expect(read("I'm on workers comp, $1,020 a week, and it stops in April").income[0]?.value.until).toBe(
      '2027-04',
    );
  });
});

describe('money to start comes from the text before the band', () => {
  it('in most sentences', () => {
    mostOf(
      [
        ['Up to $6,000 to set up, that’s agreed', 6000],
        ['about $420 left from market money', 420],
        ['got 2k to start', 2000],
        ['nothing until January', 0],
        ['only the thousand but I can stretch to 3.5k', 3500],
        ['i have a couple hundred to start', 200],
        ['the wife has put 60k of the payout somewhere, thats not to be touched', 200],
        ['I have $3,400 put by', 3400],
        ['the shed already cost us $9,000', 200],
        ['Weigh pads are $6,900 and we have the 9,000 set aside from the payout', 9000],
        ['We had $14,000 set aside, spent 6 of it on the yards, so 8k left', 8000],
      ] as const,
      ([content, dollars]) => {
        expect(read(content).money?.value.cents).toBe(dollars * 100);
      },
      2,
    );
  });
});

describe('a price list with what each line costs', () => {
  it.each([
    [
      'Prices\nPlanter box $140, 4 hours, timber $38\nBird house $45, 1 hour, $9\nBench $260, 9 hours, $88',
      [38, 9, 88],
    ],
    ['What I ask\nLarge wreath $95, 2 hours, $21\nSmall wreath $55, 1 hour, $12', [21, 12]],
    ['My list\nOne candle $28, 20 minutes, wax $6\nBox of three $75, 45 minutes, $19', [6, 19]],
  ])('has each cost at its own line: %s', (content, costs) => {
    const { prices, unitCosts } = read(content);
    expect(unitCosts.map(({ value }) => value.cents / 100)).toEqual(costs);
    expect(unitCosts.map(({ value }) => value.priceIds)).toEqual(prices.map(({ id }) => [id]));
  });
});

it('knows who services things from who makes them', () => {
  const { choice } = planContent(
    'Reel strip, clean and grease $35. Parts extra. Mates bring their fishing reels.',
    {
      skills: 'fishing reels',
      incomeGoal: '$100 a week',
    },
  );
  expect(choice.offered[0]?.offer.name).toBe('Fishing reel repairs');
});
