import { describe, expect, it } from 'vitest';
import type { Candidate } from '#shared/plan/choice/candidate.ts';
import { forBuyers } from '#shared/plan/choice/for-buyers.ts';
import type { Reading } from '#shared/plan/reading/reading.ts';
import { readCatalogue } from '../content/catalogue/read-files.ts';

const { trades, ownKinds } = readCatalogue();

interface Said {
  sold?: string[];
  work?: string;
  prices?: string[];
  buyers?: string[];
  notDone?: string[];
}
const fact = <V>(value: V) => ({ id: '', value, words: '', at: { field: 'content', from: 0, to: 0 } });

/** The trade as it is for a customer who says so much. */
function tradeOf(id: string, offerId: string, said: Said, isPlainlyNamed = false) {
  const trade = trades.find((one) => one.id === id);
  const offer = trade?.offers.find((one) => one.id === offerId);
  if (!trade || !offer) throw new Error(`${id} has no offer ${offerId}`);
  const reading = {
    sold: Object.fromEntries((said.sold ?? []).map((root) => [root, 5])),
    prices: (said.prices ?? []).map((item, index) => fact({ cents: 4000 + index, item, when: 'now' })),
    buyers: (said.buyers ?? []).map((who) => fact({ who, when: 'waiting' })),
    notDone: (said.notDone ?? []).map((what) => fact({ what })),
    contracts: [],
    income: [],
    least: [],
    purchases: [],
    costs: [],
    ...(said.work && { work: fact({ name: said.work, roots: said.work.split(' ') }) }),
  } as unknown as Reading;
  const candidate = { trade, offer, ...(isPlainlyNamed && { isPlainlyNamed }) } as unknown as Candidate;
  return forBuyers(candidate, reading, { trades, ownKinds }).trade;
}

describe('the buyers of what a customer sells', () => {
  it('are those of the offer, and not of others of the trade', () => {
    const trade = tradeOf('portrait-and-business-photos', 'family-hour', {
      prices: ['mini session', 'family hour'],
    });
    const kinds = trade.buyers.map(({ kind }) => kind).join(', ');
    expect(kinds).toContain('parents');
    expect(kinds).not.toMatch(/offices|makers/);
    expect(trade.firstTen.join(', ')).not.toMatch(/office|makers|agent/);
  });

  it('are those of a second offer too where the price list has it', () => {
    const trade = tradeOf('portrait-and-business-photos', 'family-hour', {
      prices: ['family hour', 'ten products'],
    });
    expect(trade.buyers.map(({ id }) => id)).toContain('makers-online');
  });

  it('are of the age that the customer works for', () => {
    const young = tradeOf('hairdressing', 'visits-at-home', { prices: ['kids cut', 'second child'] });
    expect(`${young.buyers.map(({ kind }) => kind)} ${young.firstTen}`).not.toMatch(
      /older|care home|retirement/,
    );
    const old = tradeOf('hairdressing', 'visits-at-home', { prices: ['set'], buyers: ['nursing home'] });
    expect(old.buyers.map(({ kind }) => kind).join()).toContain('older people');
  });

  it('are not those whose work the customer refuses', () => {
    const trade = tradeOf('upholstery', 'vans-and-benches', {
      prices: ['bench cushion'],
      notDone: ['boat seats'],
    });
    expect(trade.buyers.map(({ kind }) => kind)).not.toContain('boat owners');
  });

  it('hold for any work where the trade knows neither the work nor the buyers', () => {
    const said = {
      work: 'junior sport photography',
      buyers: ['netball association'],
      prices: ['team print'],
    };
    const trade = tradeOf('portrait-and-business-photos', 'firm-photos', said, true);
    expect(trade.buyers.map(({ id }) => id)).toEqual(
      ownKinds.find(({ id }) => id === 'job')?.trade.buyers.map(({ id }) => id),
    );
    expect(trade.scripts.every(({ text }) => !/office/.test(text))).toBe(true);
  });
});

describe('lines of what a customer sells', () => {
  it('leave out the colour of one who only cuts', () => {
    const trade = tradeOf('hairdressing', 'visits-at-home', { sold: ['cut'], prices: ['cut'] });
    const text = JSON.stringify([trade.risks, trade.start, trade.monthly, trade.rules.all]);
    expect(text).not.toMatch(/colour/i);
  });

  it('keep the colour of one who sells it, and of one who names no price', () => {
    for (const said of [{ prices: ['cut and colour'] }, {}])
      expect(JSON.stringify(tradeOf('hairdressing', 'visits-at-home', said).monthly)).toMatch(/colour/i);
  });
});
