import type { Offer, Trade } from '#shared/content/schemas/trade.ts';
import type { Candidate } from './candidate.ts';

/** About what an Australian dollar is worth, to size a cost that the customer must check anyway. */
const rates: Readonly<Record<string, number>> = {
  'united kingdom': 0.5,
  ireland: 0.57,
  'new zealand': 1.1,
  canada: 0.9,
  'united states': 0.66,
};

/** What only Australia has: offices, checks and papers. */
export const onlyAustralian =
  /\b(?:GST|ABN|\w+\.gov\.au|Australian (?:Taxation|Business|Competition)|Tax Practitioners Board|ABLIS|Centrelink|Services Australia|Medicare|NDIS|TGA|ACCC|CASA|AMSA|AUSactive|AUSTSWIM|WorkSafe|QBCC|NSW|Queensland|Tasmania|Fair Work|APRA|AMCOS|OneMusic|body corporate|blue card|child(?:ren)? checks?|working with (?:children|vulnerable people)|white card|fair trading|(?:your|each) state|state or territory|health complaints|Before You Dig)\b/i;

const judged = { judged: 'We took this from prices in Australia. Ask locally.' };

const worth = (dollars: number, rate: number): number => {
  const money = dollars * rate;
  return money >= 20 ? Math.round(money / 5) * 5 : Math.round(money * 10) / 10;
};

const isElsewhere = (text: string): boolean => !onlyAustralian.test(text) && !/\$\s?\d/.test(text);

/** At least so many stay, else the list stays whole. */
const keep = <T>(list: readonly T[], textOf: (item: T) => string, least = 0): T[] => {
  const rest = list.filter((item) => isElsewhere(textOf(item)));
  return rest.length >= least ? rest : [...list];
};

const offerAbroad = (offer: Offer, rate: number): Offer => ({
  ...offer,
  items: offer.items.map((item) => ({
    ...item,
    price: {
      low: worth(item.price.low, rate),
      mid: worth(item.price.mid, rate),
      high: worth(item.price.high, rate),
    },
    basis: judged,
    cost: { ...item.cost, dollars: worth(item.cost.dollars, rate), basis: judged },
  })),
});

function tradeAbroad(trade: Trade, rate: number): Trade {
  const { benchmark: _, ...rest } = trade;
  const costs = (list: Trade['monthly']) =>
    keep(list, ({ what }) => what).map((cost) => ({
      ...cost,
      dollars: worth(cost.dollars, rate),
      basis: judged,
    }));
  return {
    ...rest,
    licences: [],
    rules: { all: keep(trade.rules.all, ({ text }) => text), states: {} },
    start: { before: costs(trade.start.before), later: costs(trade.start.later) },
    monthly: costs(trade.monthly),
    tasks: keep(trade.tasks, ({ do: words, done }) => `${words} ${done}`),
    risks: keep(trade.risks, ({ risk, sign, act }) => `${risk} ${sign} ${act}`, 1),
    questions: keep(trade.questions, ({ answer }) => answer),
    insurance: {
      must: keep(trade.insurance.must, (text) => text),
      should: keep(trade.insurance.should, (text) => text),
      ask: keep(trade.insurance.ask, (text) => text),
    },
  };
}

/** For a customer abroad: no office, check or rule of Australia, and its prices in their money, marked as ours. */
export function candidateAbroad(candidate: Candidate, country: string): Candidate {
  const rate = rates[country.trim().toLowerCase()] ?? 1;
  const trade = tradeAbroad(candidate.trade, rate);
  // The prices of an own business are the customer's.
  if (candidate.isUncatalogued) return { ...candidate, trade };
  return {
    ...candidate,
    offer: offerAbroad(candidate.offer, rate),
    trade: { ...trade, offers: trade.offers.map((offer) => offerAbroad(offer, rate)) },
  };
}
