/** What customers say of their own business: prices, people, proof, papers and refusals. */
import { describe, expect, it } from 'vitest';
import { mostOf } from './most-of.ts';
import { planContent } from './plan-content.ts';

const read = (content: string) => planContent(content, { skills: 'cleaning' }).reading;

const prices = (content: string) => read(content).prices.map(({ value }) => value.cents / 100);

describe('prices', () => {
  it.each([
    ['My thinking: $65 an hour, minimum 3 hours, or a package of 6 visits for $1,100.', [65, 1100]],
    ['I charge 45 for the first, 35 after.', [45, 35]],
    ['A group wants 1,200 tubes in May at $2.60 each, deposit a third.', [2.6]],
    ['PRICE LIST\nHenna brow 65\nLash lift & tint 95\nLip or chin wax 15', [65, 95, 15]],
  ])('%s', (content, expected) => {
    expect(prices(content)).toEqual(expected);
  });

  it.each([
    'I work 25 hours a week at $28.60.',
    'The hall rents at $32 an hour.',
    'A new oven is 2,800 and I have only the thousand.',
    'He won 3 more jobs.',
    'I only want Tues and Wed 10 till 2 and Thurs night 6 to 830.',
    'I have my City and Guilds Level 3 and a 2016 Mazda 3.',
    'The funeral home would take 3 or 4 a week.',
    'What I lack is a kiln, and a decent one is $1,450 new.',
    'I saw a used one at $700.',
    "Tahlia's full time, licensed, 38 hours at $34, and she's better than me.",
  ])('no price: %s', (content) => {
    expect(prices(content)).toEqual([]);
  });

  it('are no counts of a week', () => {
    expect(
      prices('I sell freezer meal packs, about 90 in one week at $11.50, people collect on Friday.'),
    ).toEqual([11.5]);
  });

  it('keep both ends of a range, what a package holds and the least that is taken', () => {
    const reading = read(
      'I charge between $180 and $220 a job, minimum 3 hours. I sell a package of 6 visits for $1,100.',
    );
    expect(reading.prices.map(({ value }) => value)).toMatchObject([
      { cents: 18_000, highCents: 22_000 },
      { pack: 6, packOf: 'visits' },
    ]);
    expect(reading.terms.map(({ value }) => value)).toEqual([{ kind: 'least', count: 3, unit: 'hours' }]);
  });

  it.each([
    ['The caseworker said $60 to $90 is what people pay.', undefined],
    ['Sửa áo cưới thì từ 80 đô trở lên.', 'Sửa áo cưới'],
    ['Thay dây kéo 18 tới 25 đô.', 'Thay dây kéo'],
  ])('name what is sold, and neither the speaker nor half a word: %s', (content, item) => {
    expect(read(content).prices[0]?.value.item).toBe(item);
  });

  it('are as planned or as offered where the words say so', () => {
    expect(read('I was thinking $28 a class.').prices[0]?.value.when).toBe('planned');
    expect(read("Two roof companies said they'd pay 90 a job.").prices[0]?.value.when).toBe('offered');
  });
});

describe('people', () => {
  it('are not counted by the number of their line', () => {
    const { buyers, notDone } = read(
      'I fit tyres at $38 a tyre. Buyers\n1 Hire car depot, 22 vehicles. Letter yes. ~14 tyres a mth\n2 Farm contractor, 14 utes, letter yes\n3 caravan park x2, cards on desk, people break down. No promise\n4 mine contractor, 40 utes. MAYBE',
    );
    const counts = buyers.map(({ value }) => [value.who, value.count]);
    expect(counts).toContainEqual(['caravan park', 2]);
    expect(counts).toContainEqual(['Farm contractor', undefined]);
    expect(notDone).toEqual([]);
  });

  it('take what is said behind them in their line', () => {
    const { buyers, salesNow = [] } = read('A hire car depot said yes by letter. ~14 tyres a mth');
    expect(buyers[0]?.value.takes).toMatchObject({ count: 14, per: 'month' });
    expect(salesNow).toEqual([]);
  });

  it('pay no price of another line', () => {
    const { buyers } = read(
      'General spray $260. Barrier jobs average $3,200. Who: three real estate agents (30 jobs a month between them).',
    );
    expect(buyers[0]?.value.pays).toBeUndefined();
  });

  it.each([
    'And callbacks, we go back for free.',
    "My wife Lyn has the tea room in Morpeth and people always suppose I'm part of it.",
  ])('are not named: %s', (content) => {
    expect(read(content).buyers).toEqual([]);
  });

  it.each([
    ["The midwife in town said she'd give my card to her group.", 'midwife in town', 'sends'],
    ['Waiting list of 23 people.', 'people on your waiting list', 'waiting'],
    ['And the bakery says 10 bread knives a month.', 'bakery', 'waiting'],
  ])('%s', (content, who, when) => {
    expect(read(content).buyers[0]?.value).toMatchObject({ who, when });
  });

  it.each([
    ['The real estate lady wants me to clean empty houses.', ['real estate lady']],
    ['A funeral director rang, he wants ten a month.', ['funeral director']],
    [
      'A bus group from Griffith, 16 women, country races in February, wants hats for $40 each.',
      ['bus group from Griffith'],
    ],
    ['My helper Manpreet gets 29 an hour.', []],
  ])('have one whole name each: %s', (content, names) => {
    expect(read(content).buyers.map(({ value }) => value.who)).toEqual(names);
  });

  it.each([
    'The real estate lady wants me to clean the empty house, 320 a house. I did it once. I do not want this one.',
    'The Rotary club wants 30 cakes a month for $20 each. Not really.',
  ])('whose offer is refused are no buyers, and their price is none: %s', (content) => {
    const { buyers, prices } = read(content);
    expect([buyers, prices]).toEqual([[], []]);
  });

  it.each([
    ['The pub wants its floors cleaned every week, $120 cash, no invoice.', 'unpapered'],
    ['The delivery riders want me to take the limiter off their bikes. Is that even legal?', 'unlawful'],
    ['A bloke in Tannum wants his bathroom painted, $900. Is $900 too cheap?', undefined],
  ])('are doubted where the customer doubts: %s', (content, doubt) => {
    expect(read(content).buyers[0]?.value.doubt).toBe(doubt);
  });

  it('take what they take, and pay for all of it where they say so', () => {
    const [buyer] = read('A bride wants five girls done in March, 900 dollars all up.').buyers;
    expect(buyer?.value.pays).toMatchObject({ cents: 90_000, isAll: true });
  });
});

describe('money to buy with', () => {
  it.each([
    ['I want to buy a truck, $54,000 second hand. I have 8,000 so loan 46,000 over 5 years.', 8000, 46_000],
    ['Frost year 2023 I took 19k. Loan $22,000 over five years at 11%.', undefined, 22_000],
  ])('%s', (content, money, loan) => {
    const reading = read(content);
    expect(reading.money && reading.money.value.cents / 100).toBe(money);
    expect(reading.loanAsked && reading.loanAsked.value.cents / 100).toBe(loan);
  });

  it.each([
    [
      'Pauline wants $28,000 for her book: 17 clients. I have $8,000. Loan $20,000 over three years at 10.9%.',
      ['client book'],
    ],
    ['Should I go mobile? A van fitout is 48 grand.', []],
    [
      'I need to buy a mixer 20 litres 3,900 and one oven 6,800 (second hand), so loan 12,000 over 3 years.',
      ['mixer 20 litres', 'oven'],
    ],
  ])('%s', (content, bought) => {
    const reading = read(content);
    const named = reading.loanAsked?.value.use ?? reading.purchases?.map(({ value }) => value) ?? [];
    expect(named.map(({ what }) => what)).toEqual(bought);
    expect(reading.owned.map(({ value }) => value.item)).not.toContain('kit');
  });
});

it('reads what was done and what was said of it', () => {
  const { done } = read('I did two practice families for nothing and have nice words from both.');
  expect(done[0]?.value).toEqual({ kind: 'words', count: 2 });
});

it('reads a card that lapsed and an approval to ask for, by the names that the customer uses', () => {
  const { toDo } = read(
    "My Working With Vulnerable People card lapsed in August, I've applied again. Agency approval for a second job is still to be asked for.",
  );
  expect(toDo.map(({ value }) => [value.what, value.state])).toEqual([
    ['Working With Vulnerable People card', 'lapsed-applied'],
    ['Agency approval for a second job', 'to-ask'],
  ]);
});

it.each([
  'I got put off from the warehouse in August.',
  'I was overseas in June.',
  'I turned away nineteen last December.',
  'Dave is out 6 weeks from March for a back operation.',
])('no days away: %s', (content) => {
  expect(read(content).away).toEqual([]);
});

it.each([
  ['Not in the first fortnight of January, when I am in Chennai.', '2027-01-01', '2027-01-14'],
  ['The last week of December I go to Griffith.', '2026-12-25', '2026-12-31'],
  ['And nothing from Anzac Day to about 5 June, we are seeding.', '2027-04-25', '2027-06-05'],
  ['Closed from 25 April till the end of May.', '2027-04-25', '2027-05-31'],
])('days away: %s', (content, from, to) => {
  expect(read(content).away.map(({ value }) => value)).toEqual([{ from, to }]);
});

it.each(['No car, buses.', 'No car, just the train and a bike.'])(
  'refuses no work by how they travel: %s',
  (content) => {
    expect(read(content).notDone).toEqual([]);
  },
);

it('reads each part of what one thing costs', () => {
  const { unitCosts } = read('Ingredients are near enough $2.60 a loaf, power about 60c.');
  expect(unitCosts.map(({ value }) => value.cents)).toEqual([260, 60]);
  expect(unitCosts[0]?.value.unit).toBe('loaf');
});

const refusedWork: readonly [string, string[]][] = [
  ['No births, no overnight nannying.', ['births', 'overnight nannying']],
  ["I can't do ulcers, infections.", ['ulcers', 'infections']],
  ['No lifting gearboxes, hernia.', ['lifting gearboxes']],
  ['Stallions no.', ['stallions']],
  ['No licence and no money.', []],
  ['Five clients a day and no more, my hands tell me.', []],
  [
    'No relaxation massage, no home visits to men, no evenings.',
    ['relaxation massage', 'home visits to men'],
  ],
  [
    "I can't touch anything of my old department until 24 August 2027, and I won't lobby, take success fees or write for two bidders on one tender.",
    [
      'anything of your old department until 24 August 2027',
      'lobbying',
      'success fees',
      'writing for two bidders on one tender',
    ],
  ],
  [
    "So please: no payroll, no protection work, no dog that's bitten a child.",
    ['payroll', 'protection work', "dog that's bitten a child"],
  ],
  ['I only take minutes: no chairing, no handling money.', ['chairing', 'handling money']],
  ["I can't tutor kids from my own school and have to declare it.", ['tutoring kids from your own school']],
  ['no blokes at there house', ['blokes at their house']],
  ['Nothing over ten kilos.', ['anything over ten kilos']],
  ['I repair clocks, not watches: mantel and longcase.', ['watches']],
  ['I live on savings and get no payments.', []],
  ['I left payroll work after 17 years. I used to work with animals.', []],
  ["They can't paint over a crack. Last week I did not sell one jar of jam.", []],
  [
    'The surgeon says no more roofs, ladders or lifting over 15 kilos.',
    ['roofs', 'ladders or lifting over 15 kilos'],
  ],
  ['The real estate girl sends 2 jobs a month, no commission.', []],
  ['I do: shopping, cooking, appointments and getting out to places.', []],
  ["I won't take over their bank accounts.", ['taking over their bank accounts']],
  ['Nothing over 4.5 tonne.', ['anything over 4.5 tonne']],
  ['No theory-only lessons.', ['theory-only lessons']],
  ["What I won't do. Data cabling. Servers. Gaming PCs.", ['data cabling', 'servers', 'gaming PCs']],
  ["I won't say vegan. I won't do wedding cakes.", ['wedding cakes']],
  ["I don't want it to say migrant or my age.", []],
  ['No oven in the kitchen. No catering.', ['catering']],
  ['No going to people house.', ['going to people’s homes']],
];

it('reads the work that they refuse, in most ways of saying it', () => {
  mostOf(
    refusedWork,
    ([content, expected]) => expect(read(content).notDone.map(({ value }) => value.what)).toEqual(expected),
    2,
  );
});

it('plans no birth for a doula who refuses births', () => {
  const { choice } = planContent('I am a postnatal doula with a certificate. No births.', {
    budget: '<1000',
    timePerWeek: '5–10h',
    skills: 'postnatal doula',
    incomeGoal: '$500 a month',
  });
  const [first] = choice.offered;
  expect(first?.offer.id).toBe('visits');
  expect(first?.trade.plain).toBe('postnatal support');
  expect(choice.offered.map(({ offer }) => offer.id)).not.toContain('birth-pack');
  expect(first?.trade.tasks.map(({ do: text }) => text).join(' ')).not.toMatch(/names births/);
});

it.each([
  ["I'd take swelling after knee replacements as well.", []],
  ['No diagnosing dyslexia.', []],
  ["No dog that's bitten a child.", []],
  ['No dares with kids around.', []],
  ['Not up a roof in the arvo storms.', []],
  ['He sees the mail at the house, so email only please.', []],
  ['My knees are stuffed, so no ladders.', ['kneeling', 'heights']],
  ['Phone in English is hard, message is better.', ['phone-calls']],
  ['I panic on the phone.', ['phone-calls']],
  ['No roofs, no driving.', ['roofs', 'driving']],
  ['He is in a wheelchair and very kind. I service power wheelchairs.', []],
  ['I use a wheelchair, so the house is all ramps.', ['standing']],
  ['A small one is $75 and no stand. I live on the second floor, no lift.', []],
  ["I won't do phone screens. Parents I have never met keep ringing me.", []],
  ['I do not do car or boat seats, no car work.', []],
  ['If I do more than 2 hrs kneeling I am stuffed next day.', ['kneeling']],
  ['I no longer drive at night. There are not enough people for both nights.', []],
])('limits: %s', (content, expected) => {
  expect(
    read(content)
      .limits.map(({ value }) => value.need)
      .toSorted(),
  ).toEqual(expected.toSorted());
});

describe('things owned', () => {
  const owned = (content: string) => read(content).owned.map(({ value }) => value.item);
  it.each([
    ['I HAVE A FORKLIFT TICKET AND A UTE.', ['ute']],
    ['I have a forklift licence. I own a pressure washer.', ['pressure washer']],
    ['I HAVE FORKLIFT, EXCAVATOR AND BOBCAT TICKETS. I OWN A PRESSURE WASHER.', ['pressure washer']],
    ['GOT FORKLIFT AND TRUCK LICENCE. I HAVE STRAPS AND BLANKETS.', ['straps', 'blankets']],
    ['I own a 2.5 tonne forklift and a nail gun.', ['forklift', 'nail gun']],
  ])('hold no ticket and no licence: %s', (content, items) => {
    expect(owned(content).toSorted()).toEqual(items.toSorted());
  });
});

describe('debts', () => {
  const debts = (content: string) => read(content).debts.map(({ value }) => value.kind);

  it('are named by their kind', () => {
    expect(debts('I still pay off Afterpay and a credit card.')).toEqual(['afterpay']);
  });

  it('are no zips that a sewer changes', () => {
    expect(debts('Hem pants 18 dollar, change zip 28 dollar.')).toEqual([]);
  });
});

describe('what others ask', () => {
  it.each([
    ['A bloke in the hills gets 18.', [18]],
    ['The girls on facebook get $44 an hour.', [44]],
    ['Shop near the station hem is 24.', [24]],
    ['I charge $30 a hem.', []],
  ])('is read with who asks it: %s', (content, expected) => {
    const { rivals = [], prices: own } = read(`${content} I sew curtains at home.`);
    expect(rivals.map(({ value }) => value.cents / 100)).toEqual(expected);
    expect(own).toHaveLength(expected.length === 0 ? 1 : 0);
  });
});

describe('one sum for a list of things to buy', () => {
  it.each([
    ['Need a 300L tank, catch tray and hose reel, priced it $520.', '300l tank, catch tray and hose reel'],
    [
      'I need a treat pouch, bags and a first aid kit, maybe 50 bucks.',
      'treat pouch, bags and a first aid kit',
    ],
  ])('%s', (content, what) => {
    expect(read(content).purchases?.map(({ value }) => value.what)).toEqual([what]);
  });
});

it.each([
  ['I drive a bus, take home 1,020 a week, and want to mend chairs.', 102_000],
  ["I'm a nurse, bringing home 1450 a week. I want to sell jam.", 145_000],
])('reads a wage without a dollar sign: %s', (content, cents) => {
  expect(read(content).income.map(({ value }) => [value.kind, value.cents])).toEqual([['wage', cents]]);
});
