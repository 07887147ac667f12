import type { PathSlug } from '../paths/path-slugs.ts';

/** What a stretch of the year means for the work of one path; days as `12-22`, and a stretch may cross new year. */
export interface Season {
  from: string;
  until: string;
  words: string;
}

/** Few Australian firms answer between these days; households are away or have guests. */
export const aroundChristmas: Season = {
  from: '12-22',
  until: '01-08',
  words: 'Few answer from 22 December to 8 January.',
};

/** Judged for paths whose buyers keep a calendar; for the others only Christmas is told. */
export const seasons: Readonly<Partial<Record<PathSlug, readonly Season[]>>> = {
  'small-group-tutoring': [
    {
      from: '12-05',
      until: '01-26',
      words:
        'School is out from before Christmas until after 26 January: fill seats for term 1 now, and hold the first table once it begins.',
    },
    {
      from: '03-20',
      until: '04-15',
      words:
        'A term ends around Easter: name the first table after the break, and what happens in the weeks off.',
    },
  ],
  'pet-care-rounds': [
    {
      from: '12-01',
      until: '01-20',
      words:
        'Owners travel most from mid-December to mid-January. Take those bookings first, and write down the days you are away yourself.',
    },
    { from: '03-15', until: '04-20', words: 'Easter and the school break fill early: ask who goes away.' },
  ],
  'home-clean-and-turnover': [
    {
      from: '12-01',
      until: '01-31',
      words:
        'Homes want one clean before Christmas; short stays turn over most from Boxing Day to late January. Offer each its own dates.',
    },
  ],
  'mobile-garden-care': [
    {
      from: '12-01',
      until: '02-28',
      words: 'Grass grows fast and noon is hot: start early, and finish before Christmas visitors come.',
    },
    {
      from: '06-01',
      until: '08-31',
      words: 'In the south lawns hardly grow in winter: sell hedges, beds and pruning for these weeks.',
    },
  ],
  'etsy-made-to-order': [
    {
      from: '10-25',
      until: '12-12',
      words:
        'Christmas orders have to be made and posted: put your last order day in every listing, after a look at Australia Post’s own dates.',
    },
    {
      from: '12-13',
      until: '01-20',
      words: 'Christmas posting is over: list for birthdays, weddings and the new year instead.',
    },
  ],
  'printable-shop': [
    {
      from: '12-01',
      until: '02-05',
      words: 'Pages for a new year and for school sell from December to early February: list those first.',
    },
  ],
  'weekend-reseller': [
    {
      from: '12-18',
      until: '01-31',
      words: 'Clear-outs and moves bring goods in January; buyers are back from the middle of it.',
    },
  ],
  'local-newsletter': [
    {
      from: '12-15',
      until: '01-26',
      words:
        'Council, schools and clubs pause until late January: send one long summer issue, and sell dates in February.',
    },
  ],
  'first-five-local-jobs': [
    {
      from: '12-01',
      until: '01-15',
      words: 'Before Christmas people want spare rooms, yards and flat-pack done; moves come in January.',
    },
  ],
  'handy-odd-jobs': [
    {
      from: '12-01',
      until: '01-15',
      words: 'Lists are due before guests come: name your last free day before Christmas in each quote.',
    },
  ],
  'career-and-skills-coach': [
    {
      from: '12-12',
      until: '01-20',
      words: 'Few panels sit over Christmas; applications pick up in late January.',
    },
  ],
};
