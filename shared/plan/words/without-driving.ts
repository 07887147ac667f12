import type { OtherWays } from './other-way.ts';

/** For somebody who will not drive: smaller goods, the customer's own tools, and streets within a walk or a bus ride. */
export const withoutDriving: OtherWays = {
  'weekend-reseller': {
    'choose-type': {
      title: 'Choose three kinds of goods that fit a bus',
      lite: { title: 'Choose one kind that fits a bus' },
    },
    'gather-kit': {
      title: 'Gather a cleaning kit and measure your trolley',
      doneWhen: 'One tub holds cloths, soap, brush and tape, with what the trolley takes on its lid.',
    },
    'first-route': {
      title: 'Do the first buying round on foot or by bus',
      doneWhen: 'Three stops along one line, at most two buys, both carried home, none above the card.',
      materials: 'Cash limit, card, two strong bags',
      lite: { title: 'Walk to one source with the card and a limit' },
      where: 'Op shops along one bus line',
      instead: 'Sellers near you who drop things off after work',
    },
    'second-route': {
      title: 'Do two more rounds along other lines',
      lite: { title: 'Walk to one more source' },
      where: 'One stop new each time, by bus or on foot',
      instead: 'Sellers who deliver after work; a walk on a {shop-day}',
    },
  },
  'first-five-local-jobs': {
    'start-sheet': { where: 'On the phone, before you leave the street' },
    'job-two': {
      doneWhen: 'Minutes on site, minutes on the way and what {price} forgot are written down.',
      where: 'Within a walk of home',
    },
  },
  'mobile-garden-care': {
    'find-gear': {
      title: 'Agree to use each customer’s own mower',
      doneWhen: 'Three owners showed theirs and it starts; glasses, muffs and gloves fit in your bag.',
      materials: 'A bag with glasses, muffs, gloves and shears',
      lite: { title: 'Agree to use the customer’s mower', doneWhen: 'You have heard it start.' },
    },
    'first-cut': { materials: 'Their mower, your safety gear and shears' },
    'half-day-job': { materials: 'Their mower and bin, your safety gear and shears' },
    'day-and-side': {
      title: 'Keep {day} to streets you can walk',
      doneWhen: 'A map shows {day}’s streets, and new callers are offered only those.',
      lite: { title: 'Choose the streets you can walk on {day}' },
    },
    'abn-and-records': {
      doneWhen: 'The number is applied for; the log has minutes, fares and costs from {start-month} on.',
    },
  },
  'home-clean-and-turnover': {
    'buy-kit': {
      title: 'Put together a kit that fits one bag',
      materials: 'Shopping list, labels, one strong bag',
    },
    'first-home': { materials: 'One bag, coloured cloths, client’s vacuum' },
    'trial-turn': {
      materials: 'One bag, linen plan, the host’s vacuum',
      where: 'Within a walk of home',
      instead: 'Within a walk, at an hour the manager leaves open',
    },
    'three-job-note': {
      title: 'Compare jobs: minutes, way, messages, mood',
      lite: { title: 'Note minutes, way and mood' },
    },
  },
  'handy-odd-jobs': {
    'pack-box': { title: 'Pack one bag for every kind of wall', where: 'Hallway floor' },
    'say-minimum': { where: 'At the sink, or on a walk' },
    'list-visit': {
      materials: 'One packed bag, the owner’s ladder, photo list',
      where: 'Within a bus ride',
      instead: 'Within a bus ride, by the lamp you packed',
    },
  },
};
