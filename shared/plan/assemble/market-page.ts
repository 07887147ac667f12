import { printCents, printShare } from '../model/print-value.ts';
import { marketOf } from '../paths/markets.ts';
import type { Draft } from './draft.ts';
import { count, plural, unitWord } from './print-figures.ts';
import { chart, type DraftSection, factRows, heading, lead, list, note, say, table } from './write-blocks.ts';

export function marketPage({ model, figure }: Draft): DraftSection {
  const { market, path, person } = model;
  const { buyersAre } = marketOf(path);
  const buyers = (value: number) => figure('market-buyers', count(value));
  return {
    id: 'market',
    title: 'How large the market is',
    blocks: [
      lead(
        'market-lead',
        say`${figure('monthly-sales', plural(model.cash.base.total.units, 'sale'))} of one ${unitWord(model)} a year, as part of a whole.`,
      ),
      chart('market-funnel', {
        caption: 'From everyone to this plan, A$ a year',
        alternative: `Three boxes: the whole market ${printCents(market.tamCents)}, the part within reach ${printCents(market.samCents)}, this plan ${printCents(market.somCents)}.`,
        from: ['tam', 'market-buyers', 'market-spend', 'market-segment', 'state-share'],
        chart: {
          kind: 'funnel',
          steps: [
            {
              label: 'Whole market',
              value: market.tamCents / 100,
              printed: printCents(market.tamCents),
              note: `${count(market.buyers)} ${buyersAre}`,
            },
            {
              label: 'Within reach',
              value: market.samCents / 100,
              printed: printCents(market.samCents),
              note: `${count(market.samBuyers)} of them`,
            },
            {
              label: 'This plan',
              value: market.somCents / 100,
              printed: printCents(market.somCents),
              note: 'base case, year one',
            },
          ],
        },
      }),
      table(
        'market-table',
        'Each box, count by price',
        ['Box:left:22', 'Buyers:right:20', 'A$ each a year:right:20', 'A$ a year:right:24'],
        [
          [
            'Whole market',
            buyers(market.buyers),
            figure('market-spend', printCents(market.yearlySpendCents)),
            figure('tam', printCents(market.tamCents)),
          ],
          [
            'Within reach',
            buyers(market.samBuyers),
            figure('market-spend', printCents(market.yearlySpendCents)),
            figure('tam', printCents(market.samCents)),
          ],
          ['This plan', '', '', figure('tam', printCents(market.somCents))],
        ],
      ),
      list('market-steps', [
        say`${person.state ?? 'Your state'} has ${figure('state-share', printShare(market.stateShare))} of the nation’s buyers.`,
        say`${figure('market-segment', printShare(market.segmentShare))} of them are of your kind.`,
        say`This plan: ${figure('tam', printShare(market.somShareOfSam))} of the box before.`,
      ]),
      note(
        'market-note',
        'Buyers are rounded, money is not. Shares are judgements: look up your council area at abs.gov.au.',
      ),
    ],
  };
}

export function positioningPage({ words, model, figure }: Draft): DraftSection {
  const { positioning, customer, offer } = words;
  return {
    id: 'positioning',
    title: 'Positioning',
    blocks: [
      lead('positioning-claim', `“${positioning.claim}”`),
      factRows('message-house', [
        ['Category', positioning.category],
        ['Buyer', customer.who],
        ['Moment', customer.trigger],
        ['Promise', offer.promise],
        [
          'Price seen beside it',
          model.price.starterCents < model.price.coreCents
            ? say`${figure('starter-price', printCents(model.price.starterCents))} to try, ${figure('core-price', printCents(model.price.coreCents))} for the whole.`
            : say`${figure('core-price', printCents(model.price.coreCents))}.`,
        ],
        ['Not for', positioning.notFor],
      ]),
      heading('positioning-proof', 'Proof, in the order to show it'),
      list(
        'positioning-proof-list',
        positioning.proof.map((proof) => `${proof.charAt(0).toUpperCase()}${proof.slice(1)}.`),
        true,
      ),
      heading('quality', 'What every delivery is checked against'),
      list('quality-list', words.qualityChecks),
    ],
  };
}
