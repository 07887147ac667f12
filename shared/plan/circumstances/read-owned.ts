/** What somebody may own already of a line of a path's start-up, and how they call it. */
const kit: Readonly<Record<string, string>> = {
  'used-mower-trimmer': '(?:lawn[- ]?)?mowers?|(?:line )?trimmers?|whipper[- ]?snippers?|brush[- ]?cutters?',
  'used-18-v': '(?:cordless |18 ?v )?drills?|stud[- ]?finders?',
  'used-vacuum': 'vacuums?(?: cleaners?)?',
  'phone-stand-clipon': 'tripods?|microphones?|phone stands?',
};

const turns = 'no|not|never|none|without|but|borrow|rent|hire|need|buy|want|to|if';

/** The words that say so, such as "got a mower"; undefined where they say nothing of it, or the contrary. */
export function readOwned(background: string, lineId: string): string | undefined {
  const names = kit[lineId];
  if (names === undefined) return undefined;
  const owning = new RegExp(
    String.raw`(?<!(?:not|never|n['’]?t|to|cannot)\s)\b(?:own|have|['’]ve got|got)\b(?:(?!\b(?:${turns})\b)[^.;:!?\n]){1,40}?\b(?:${names})\b`,
    'i',
  );
  return owning.exec(background)?.[0];
}
