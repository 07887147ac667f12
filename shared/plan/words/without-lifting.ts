import type { OtherWays } from './other-way.ts';

/** For somebody who will not or cannot lift: small goods, light kit, and jobs that leave the heavy end to others. */
export const withoutLifting: OtherWays = {
  'weekend-reseller': {
    'choose-type': {
      title: 'Choose three kinds of goods that one hand holds',
      lite: { title: 'Choose one kind that one hand holds' },
    },
    'first-route': {
      doneWhen: 'Three stops around {area}, at most two buys, both light, none above the card.',
      lite: { doneWhen: 'You bought something light under the card, or nothing.' },
    },
    'first-handover': {
      doneWhen: 'You saw the money, in hand or in your own app, before the buyer carried it off.',
      lite: { doneWhen: 'You saw the money before the buyer carried it off.' },
    },
  },
  'first-five-local-jobs': {
    'pick-two': {
      title: 'Pick two light jobs at {starter-price} and {price}',
      doneWhen: 'Each has two lines: what is done sitting or by hand, and that nothing heavy is moved.',
      lite: { title: 'Pick two light jobs, one line each' },
    },
    'no-list': { doneWhen: 'Wiring, taps, gas, fibro, roofs and whatever takes two hands are on it.' },
  },
  'mobile-garden-care': {
    'no-spray-list': { title: 'List what you refuse: heavy bins, slopes, sprays, trees' },
    'find-gear': {
      title: 'Agree to use each customer’s own mower',
      doneWhen: 'Three owners roll theirs out and it starts; shears and gloves fit in a light bag.',
      materials: 'A light bag with glasses, muffs, gloves and shears',
      lite: { title: 'Agree to use the customer’s mower', doneWhen: 'You have heard it start.' },
    },
    'first-cut': { materials: 'Their mower on flat ground, your glasses and muffs' },
    'half-day-job': {
      title: 'Do a first half-day of beds and pots at {price}',
      materials: 'Their mower and bin, your shears and a stool',
    },
  },
  'home-clean-and-turnover': {
    'standard-list': {
      doneWhen: 'One page reads in a minute, and says that no bed, sofa or appliance is moved.',
      lite: { doneWhen: 'It names what is left out, and that nothing heavy is moved.' },
    },
    'buy-kit': { title: 'Put together a light kit in small bottles' },
    'first-home': { materials: 'A light caddy, coloured cloths, client’s vacuum' },
    'trial-turn': { materials: 'Linen plan, phone, the host’s vacuum' },
  },
  'handy-odd-jobs': {
    'write-menu': {
      title: 'Write ten light jobs with an edge each',
      lite: { title: 'Write a light four-job menu' },
    },
    'sort-three-piles': {
      doneWhen: 'Three lists hold for {state}, and whatever takes two people is on the last.',
    },
    'pack-box': { title: 'Pack one light box on wheels' },
    'list-visit': { materials: 'Light box on wheels, the owner’s ladder, photo list' },
  },
};
