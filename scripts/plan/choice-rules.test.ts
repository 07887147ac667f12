/** Guards: the six rules of the choice, over people made from the catalogue and over people.json. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Trade } from '#shared/content/schemas/trade.ts';
import type { Choice } from '#shared/plan/choice/candidate.ts';
import { numRuns, sampleOf } from '#shared/testing/long-run.ts';
import { root } from '../build/ensure-built.ts';
import { readCatalogue } from '../content/catalogue/read-files.ts';
import { someCustomer } from './known-people.ts';
import { type Person, type Planned, preparePlanner } from './plan-person.ts';

const now = new Date('2026-11-28T02:00:00Z');
const { trades, licences } = readCatalogue();
const plan = preparePlanner();
const people = (
  JSON.parse(readFileSync(join(root, 'shared/plan/testing/people.json'), 'utf8')) as (Person & {
    expect: { refuse: unknown };
  })[]
).filter(({ expect: { refuse } }) => refuse === null);

const states = ['New South Wales', 'Victoria', 'Queensland', 'Western Australia', null];
const tradeOf = fc.constantFrom(...trades);
const titleOf = (trade: Trade) => fc.constantFrom(...trade.recognise.titles);
const madePerson = fc
  .tuple(tradeOf, fc.constantFrom(...states), fc.integer({ min: 2, max: 40 }))
  .chain(([trade, state, years]) =>
    titleOf(trade).map((title) => ({
      trade,
      title,
      person: personOf(`I am a ${title} with ${years} years of work.`, title, state),
    })),
  );

const personOf = (content: string, skills: string, state: string | null = 'Victoria'): Person => ({
  ...someCustomer(skills, content),
  profile: { state, country: 'Australia' },
});

const withMore = (person: Person, more: string): Person => ({
  ...person,
  form: { ...person.form, content: `${person.form.content} ${more}` },
});
const first = ({ offered }: Choice): string | undefined => offered[0]?.trade.id;
const everyone = fc.oneof(
  fc.constantFrom(...people),
  madePerson.map(({ person }) => person),
);

const irrelevant = [
  'The sky was clear on the hill and we had toast.',
  'I have lived here since I was small and I like it.',
  'My favourite colour is blue.',
  'It rained a lot last winter, which was good for the dam.',
  'We support the Swans.',
  'Thank you for reading this.',
];
const about = [
  'I am a woman.',
  'I am a man.',
  'I am nonbinary.',
  'I am Muslim.',
  'I am Catholic.',
  'I was born in Sudan.',
  'My parents came from Vietnam.',
  'I am Aboriginal.',
  'I am 61.',
  'I am 24 years old.',
  'I have three children.',
  'I have no children.',
];

describe('the choice', () => {
  it('is not changed by what has nothing to do with the work', () => {
    fc.assert(
      fc.property(everyone, fc.constantFrom(...irrelevant), (person, more) => {
        // Of the other trades, two offers may be as good.
        const businessOf = ({ choice: { offered } }: Planned) => [
          offered[0]?.id,
          ...new Set(offered.map(({ trade }) => trade.id)),
        ];
        expect(businessOf(plan(withMore(person, more), now))).toEqual(businessOf(plan(person, now)));
      }),
      numRuns(6, 2000),
    );
  });

  it('is not changed by sex, origin, religion, age or children', () => {
    fc.assert(
      fc.property(everyone, fc.constantFrom(...about), (person, more) => {
        // Of the other trades, two offers may be as good.
        const businessOf = ({ choice: { offered } }: Planned) => [
          offered[0]?.id,
          ...new Set(offered.map(({ trade }) => trade.id)),
        ];
        expect(businessOf(plan(withMore(person, more), now))).toEqual(businessOf(plan(person, now)));
      }),
      numRuns(6, 2000),
    );
  });

  it('never ranks a trade lower for a sentence about it', () => {
    const rankOf = (person: Person, id: string) => {
      const { skills } = plan(person, now).reading;
      const at = skills.findIndex(({ value }) => value.trade === id);
      return at < 0 ? skills.length : at;
    };
    fc.assert(
      fc.property(
        everyone,
        madePerson,
        fc.integer({ min: 3, max: 30 }),
        (person, { trade, title }, years) => {
          const before = rankOf(person, trade.id);
          const after = rankOf(withMore(person, `I have worked as a ${title} for ${years} years.`), trade.id);
          expect(after).toBeLessThanOrEqual(before);
        },
      ),
      numRuns(6, 2000),
    );
  });

  it('never offers first what uses none of the person’s skills', () => {
    fc.assert(
      fc.property(everyone, (person) => {
        const { choice, reading } = plan(person, now);
        if (choice.kind !== 'chosen') return;
        const own = reading.skills.filter(({ value }) => !value.isWeak).map(({ value }) => value.trade);
        // Their own idea is always among them.
        for (const { trade, isUncatalogued } of choice.offered)
          if (!isUncatalogued) expect(own).toContain(trade.id);
      }),
      numRuns(6, 1000),
    );
  });

  it('is the trade that a person names with their years in it, or a licence is in the way', () => {
    fc.assert(
      fc.property(madePerson, ({ trade, person }) => {
        const { choice } = plan(person, now);
        const isLater = choice.later.some((later) => later.trade === trade.id);
        if (!isLater) expect(choice.offered.map((candidate) => candidate.trade.id)).toContain(trade.id);
      }),
      numRuns(10, 3000),
    );
  });
});

/** How a person says each limit that can take an offer away. */
const said: Partial<Record<string, string>> = {
  roofs: 'No roofs, my knee is bad.',
  heights: 'No ladders.',
  driving: 'I do not drive and I have no car.',
  'phone-calls': 'I hate talking on the phone.',
  camera: 'I will not be on camera.',
  'selling-in-person': 'No door knocking.',
  'public-page': 'I am not going on Facebook.',
  evenings: 'No evenings.',
  weekends: 'No weekends.',
  children: 'I do not want to work with kids.',
};

describe('a limit', () => {
  const cases = sampleOf(
    trades.flatMap((trade) =>
      Object.entries(said).flatMap(([need, sentence]) => {
        const blocked = trade.offers.filter(({ needs }) => (needs as string[]).includes(need));
        return blocked.length > 0 && sentence ? [{ trade, need, sentence, blocked }] : [];
      }),
    ),
    30,
  );

  it.each(cases.map((one) => ({ ...one, id: one.trade.id })))(
    '$need takes from $id what needs it, and no more',
    ({ trade, need, sentence, blocked }) => {
      const [title = ''] = trade.recognise.titles;
      const person = personOf(`I am a ${title} with 12 years of work.`, title);
      const before = plan(person, now).choice;
      const { choice } = plan(withMore(person, sentence), now);
      for (const { offer, trade: other } of choice.offered)
        if (other.id === trade.id) expect(offer.needs).not.toContain(need);
      const wasOffered = before.offered.some((candidate) => candidate.trade.id === trade.id);
      const others = trade.offers.filter(
        (offer) =>
          !blocked.includes(offer) && !before.removed.some(({ id }) => id === `${trade.id}/${offer.id}`),
      );
      const removed = choice.removed.filter(({ id }) => id.startsWith(`${trade.id}/`));
      const stays = others.filter((offer) => !removed.some(({ id }) => id === `${trade.id}/${offer.id}`));
      if (wasOffered && stays.length > 0)
        expect(choice.offered.map((candidate) => candidate.trade.id)).toContain(trade.id);
    },
  );
});

describe('a licence', () => {
  const cases = trades.flatMap((trade) =>
    trade.offers.flatMap((offer) => (offer.licence ? [{ trade, offer, licence: offer.licence }] : [])),
  );

  it.each(sampleOf(cases, 20).map((one) => ({ ...one, id: `${one.trade.id}/${one.offer.id}` })))(
    'opens $id or caps it',
    ({ trade, offer, licence, id }) => {
      const file = licences.find((one) => one.id === licence.id);
      const [title = ''] = trade.recognise.titles;
      const person = personOf(`I am a ${title} with 12 years of work.`, title);
      const { choice: without, reading } = plan(person, now);
      // "BAS agent" names the licence with the trade.
      if (reading.licences.some(({ value }) => value.licence === licence.id && value.status === 'held'))
        return;
      const rule = file?.places.VIC;
      const isNeeded = rule?.needed === 'always' || rule?.needed === 'above';
      if (licence.as === 'work') {
        expect(without.removed.some((one) => one.id === id)).toBe(isNeeded);
        const held = plan(withMore(person, `I have my ${file?.heldWords[0]}.`), now);
        expect(held.choice.removed.filter((one) => one.id === id)).toEqual([]);
      } else {
        const candidate = without.offered.find((one) => one.id === id);
        if (candidate) expect(candidate.under).toMatchObject({ licence: licence.id });
        const held = plan(withMore(person, `I have my ${file?.heldWords[0]}.`), now);
        expect(held.choice.offered.find((one) => one.id === id)?.under).toBeUndefined();
      }
      expect(offer.id).not.toBe('');
    },
  );
});

describe('work that we do not plan', () => {
  const wishes = {
    gambling: 'I want to sell my sports betting tips.',
    recruiting: 'I want to recruit people for my network marketing team.',
    adult: 'I want to start an onlyfans.',
    weapons: 'I want to make guns and sell them.',
    medical: 'I sell drops that cure cancer.',
    financial: 'I want to sell trading signals in a paid group.',
    legal: 'I give legal advice to people for money.',
    medicines: 'I sell weight loss jabs that come from a site overseas.',
    piracy: 'I set up IPTV boxes so people get every channel.',
  };

  it.each(Object.entries(wishes))('%s is refused on its own', (what, sentence) => {
    const { choice, refusal } = plan(personOf(sentence, ''), now);
    expect(choice.declined).toContain(what);
    expect(choice.offered).toEqual([]);
    expect(refusal?.code).toBe('not-planned');
  });

  it.each(Object.entries(wishes))('%s is left out, and the other skill is planned', (what, sentence) => {
    const { choice } = plan(personOf(`${sentence} I am also a tiler, 14 years.`, 'tiling'), now);
    expect(choice.declined).toContain(what);
    expect(first(choice)).toBe('tiling');
  });

  it('is not taken from a refusal of it', () => {
    const { choice } = plan(personOf('No MLM and no betting please. I am a tiler, 14 years.', 'tiling'), now);
    expect(choice.declined).toEqual([]);
  });
});

describe('a business that the catalogue lacks', () => {
  const sundials =
    'I am a sundial maker, 20 years. I charge $900 a sundial, the brass costs me $260. Two gardeners have asked.';

  it('is planned from the customer’s own words, price and cost', () => {
    const { choice, figures } = plan({ ...personOf(sundials, 'sundials, brass'), plan: 'BASIC' }, now);
    expect(choice.kind).toBe('own');
    expect(choice.offered[0]).toMatchObject({ isOwnIdea: true, isUncatalogued: true });
    expect(choice.offered[0]?.trade.name).toBe('Sundials');
    expect(figures?.inputs.priceCents.value).toBe(90_000);
    expect(figures?.inputs.costCents.value).toBe(26_000);
  });

  it('is refused on Basic without a price and a cost, and says what to add', () => {
    const { refusal } = plan(
      { ...personOf('I am a sundial maker, 20 years.', 'sundials'), plan: 'BASIC' },
      now,
    );
    expect(refusal).toMatchObject({ code: 'own-figures-missing', missing: ['price', 'cost'] });
  });

  it('is planned with the ranges of its group where a person reviews it', () => {
    const { refusal, choice } = plan(personOf('I am a sundial maker, 20 years.', 'sundials'), now);
    expect(refusal).toBeUndefined();
    expect(choice.offered[0]?.offer.items[0]?.price.mid).toBeGreaterThan(0);
  });
});

describe('a player’s title', () => {
  it('is music for events, and teaching is lessons', () => {
    expect(
      first(
        plan(
          personOf('I am a guitarist. I play live music at weddings and pubs, $300 a night.', 'guitar'),
          now,
        ).choice,
      ),
    ).toBe('musician-for-events');
    expect(
      first(
        plan(personOf('I am a guitarist. I teach guitar to six kids at $40 a lesson.', 'guitar lessons'), now)
          .choice,
      ),
    ).toBe('music-lessons');
  });

  it('names one trade only', () => {
    const owners = new Map<string, Set<string>>();
    for (const { id, recognise } of trades)
      for (const title of [
        ...recognise.titles,
        ...recognise.misspellings,
        ...Object.values(recognise.languages ?? {}).flat(),
      ])
        owners.set(title, (owners.get(title) ?? new Set()).add(id));
    const shared = [...owners]
      .filter(([, ids]) => ids.size > 1)
      .map(([title, ids]) => `${title}: ${[...ids].join(', ')}`);
    expect(shared).toEqual([]);
  });
});
