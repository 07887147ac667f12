export interface Workplace {
  /** Where people already know the person from. */
  where: string;
  /** Whose days the person knows from the inside. */
  crowd: string;
}

const workplaces: readonly (readonly [words: RegExp, where: string, crowd: string])[] = [
  [
    /\b(?:nurs(?:e|ing)|midwi\w+|hospital|ward|orderly|paramedic)\b/i,
    'the hospital',
    'hospital shift workers',
  ],
  [
    /\b(?:dental|physio\w*|vet|clinic|dietetic\w*|practice (?:manager|receptionist)|medical centre|pharmac\w+)\b/i,
    'the clinic',
    'clinic reception staff',
  ],
  [/\b(?:tafe|lectur\w+|learning designer)\b/i, 'the college', 'TAFE teachers'],
  [/\b(?:teach\w*|schools?|classroom|kinder\w*|childcare)\b(?! hours)/i, 'the school', 'teachers and aides'],
  [/\b(?:uni|university|student|graduate)\b/i, 'the campus', 'first-year students'],
  [/\b(?:warehouse|forklift|picker|packer|logistics)\b/i, 'the warehouse', 'warehouse crews'],
  [/\b(?:barista|cafe|café|waiter|waitress|chef|kitchen hand|restaurant)\b/i, 'the cafe', 'cafe crews'],
  [/\b(?:fifo|mining|miner|mine ?site|(?:a|at|coal|gold|ore|the) mine)\b/i, 'the site', 'FIFO families'],
  [
    /\b(?:electrician|plumber|carpenter|builder|tradie|construction|civil works)\b/i,
    'the site',
    'site crews',
  ],
  [/\b(?:bank|insurer|insurance|payroll|bookkeep\w+|accountant)\b/i, 'the office', 'finance teams'],
  [
    /\b(?:office|receptionist|admin|administrator|recruiter|policy|call centre|help desk|project manager)\b/i,
    'the office',
    'office teams',
  ],
  [/\b(?:librarian|library(?! (?:bag|book|card|chair)))\b/i, 'the library', 'library regulars'],
  [/\b(?:bus driver|depot|truck|courier)\b/i, 'the depot', 'drivers on split shifts'],
  [/\b(?:farm\w*|orchard|vineyard)\b/i, 'the farm', 'farm households'],
  [/\b(?:ranger)\b/i, 'the park', 'campers and walkers'],
  [/\b(?:hotel|housekeep\w+|motel|resort)\b/i, 'the hotel', 'housekeeping teams'],
  [/\b(?:factory|plant operator|machinist|sign shop)\b/i, 'the workshop', 'workshop crews'],
  [/\b(?:retail|shop|store|supermarket|sell cars|car yard)\b/i, 'the shop', 'shop staff'],
  [/\b(?:coach\w*|club|juniors|footy|netball|cricket)\b/i, 'the club', 'junior sports families'],
  [/\b(?:deckhand|marina|dive boat)\b/i, 'the marina', 'boat crews'],
  [/\b(?:festival|theatre|museum|gallery)\b/i, 'the festival', 'event crews'],
  [/\b(?:church)\b/i, 'church', 'church volunteers'],
];

/** Undefined where the background does not say. */
export const readWorkplace = (background: string): Workplace | undefined =>
  workplaces
    .map(([words, where, crowd]) => ({ where, crowd, at: background.search(words) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)[0];
