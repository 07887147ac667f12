/**
 * A reason for sending a submission back, in the words for the customer; it can be edited once it is picked.
 */
export interface Reason {
  name: string;
  text: string;
  /** The codes of the flags that suggest it. */
  flags: readonly string[];
  /** It applies only to revisions. */
  ofRevisions?: true;
}

export const reasons: readonly Reason[] = [
  {
    name: 'Goal unclear',
    text: 'Please give an amount in Australian dollars a month and a date, so we can test your goal.',
    flags: ['goal-unclear'],
  },
  {
    name: 'Goal out of reach',
    text: 'Your hours won’t reach your goal. Please change the goal, its date or your hours, or explain how you’d do it.',
    flags: ['goal-not-supported'],
  },
  {
    name: 'Background too thin',
    text: 'Please tell us more about what you’ve done, who for, and what you own, so your plan can build on it.',
    flags: ['uncatalogued', 'unread', 'talks-to-the-machine'],
  },
  {
    name: 'Limits unclear',
    text: 'You say you won’t do something, but elsewhere you do it, or the path needs it. Please say which is right.',
    flags: ['limit-in-the-way'],
  },
  {
    name: 'Licence needed',
    text: 'Some of this work usually needs a licence or registration. Please tell us if you hold it, or choose other work.',
    flags: ['licensed-work'],
  },
  {
    name: 'Work we don’t plan',
    text: 'We don’t make plans for some of the work you describe. Please choose other work.',
    flags: ['prohibited-work', 'nothing-to-plan'],
  },
  {
    name: 'Personal data',
    text: 'Please remove phone numbers, addresses and other people’s names. The plan doesn’t need them.',
    flags: ['personal-data'],
  },
  {
    name: 'Money or benefits',
    text: 'Please tell us how much you can spend without borrowing, and whether a visa, benefit or debt limits what you can earn.',
    flags: ['cash-beyond-budget', 'situation'],
  },
  {
    name: 'Comments not addressed',
    text: 'The comments on your earlier submission still apply. Please answer each one.',
    flags: ['feedback-to-check'],
    ofRevisions: true,
  },
];

export interface Judged {
  /** The codes of the submission's flags. */
  flagged: readonly string[];
  /** It is a revision: an earlier submission was sent back with feedback. */
  isRevision: boolean;
}

/** The reasons that can apply to a submission; those that a flag suggests come first. */
export const sortReasons = ({ flagged, isRevision }: Judged): { suggested: Reason[]; others: Reason[] } => {
  const possible = reasons.filter(({ ofRevisions }) => isRevision || !ofRevisions);
  const { suggested = [], others = [] } = Object.groupBy(possible, ({ flags }) =>
    flags.some((code) => flagged.includes(code)) ? 'suggested' : 'others',
  );
  return { suggested, others };
};

const paragraphsOf = (feedback: string): string[] =>
  feedback
    .trimEnd()
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '');

/** Adds a reason as a separate paragraph, or removes it if it has not been edited. */
export function toggleReason(feedback: string, { text }: Reason): string {
  const paragraphs = paragraphsOf(feedback);
  const without = paragraphs.filter((paragraph) => paragraph !== text);
  return (without.length < paragraphs.length ? without : [...paragraphs, text]).join('\n\n');
}

export const isPicked = (feedback: string, { text }: Reason): boolean =>
  paragraphsOf(feedback).includes(text);
