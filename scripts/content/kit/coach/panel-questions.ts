/** The questions of the handbook’s mock panel for a team leader, written for it and taken from no employer. */
export const panelQuestions = [
  'The wait is 40 minutes and two people are out: your next ten minutes?',
  'A good worker’s quality has dropped for three weeks',
  'Something you changed that other people still use',
  'A caller wants the manager, and today that is you',
  'A new target makes no sense to your team',
  'Why you, and not the person at the next desk?',
] as const;

export interface GapAsk {
  ask: string;
  inAds: number;
  /** 0 is missing, 1 is half, 2 is there. */
  has: 0 | 1 | 2;
  proof: string;
  next: string;
}

/** The gap map of the handbook, filled in for an invented client. */
export const gapAsks: readonly GapAsk[] = [
  {
    ask: 'Has led shifts or people',
    inAds: 17,
    has: 1,
    proof: 'Acting leader, nine Saturdays',
    next: 'List the nine dates, and who was on',
  },
  {
    ask: 'Coaches from call recordings',
    inAds: 14,
    has: 2,
    proof: 'Buddy to six starters',
    next: 'Ask two of them what changed',
  },
  {
    ask: 'Reads reports, acts on them',
    inAds: 12,
    has: 1,
    proof: 'Sees the wallboard, never the monthly',
    next: 'Ask for one monthly report, read aloud',
  },
  {
    ask: 'Handles escalated calls',
    inAds: 11,
    has: 2,
    proof: 'Takes them when the leader is out',
    next: 'Two stories, 90 seconds each',
  },
  {
    ask: 'Rosters and leave',
    inAds: 9,
    has: 0,
    proof: 'None yet',
    next: 'Offer to draft one week for the leader',
  },
];
