import type { ReviewFlag } from '../model/review-flag.ts';
import type { Draft } from './draft.ts';
import {
  type DraftBlock,
  type DraftSection,
  factRows,
  form,
  heading,
  lead,
  list,
  quote,
  say,
  user,
  type Words,
} from './write-blocks.ts';

/** What a reviewer is asked to look at, and what has changed since the attempt or the round before. */
export function reviewPage(draft: Draft): DraftSection {
  return {
    id: 'review',
    title: 'Review',
    blocks: [
      lead('review-lead', 'What your answers ask the reviewer to look at'),
      list('review-flags', flagWords(draft)),
      ...changes(draft),
      ...(draft.model.tier === 'ENTERPRISE'
        ? []
        : [
            form('review-note', 'Reviewer’s note', [
              ['Name and date', 1],
              ['What was checked', 2],
              ['What to look at first', 2],
            ]),
          ]),
    ],
  };
}

function flagWords({ model }: Draft): Words[] {
  const lines = model.flags.map(wordsOfFlag);
  return lines.length > 0 ? lines : ['Nothing in the answers asked for a second look.'];
}

function wordsOfFlag(flag: ReviewFlag): Words {
  switch (flag.code) {
    case 'licensed-work':
    case 'prohibited-work':
      return say`The answers name work that ${flag.code === 'licensed-work' ? 'needs a licence' : 'no plan may help with'}: ${user(flag.words)}. The plan leaves it out; whoever holds a licence should say so.`;
    case 'work-mentioned':
      return say`You mention “${user(flag.words)}”; it is read as not offered.`;
    case 'limit-in-the-way':
      return say`You wrote ${user(`“${flag.words}”`)}, and ${flag.path} asks for it: does its other way suffice?`;
    case 'limit-contradicted':
      return say`You wrote ${user(`“${flag.words}”`)}, and elsewhere ${user(`“${flag.against}”`)}; the first is taken to hold.`;
    case 'goal-unclear':
      return 'The goal holds no amount that could be tested.';
    case 'goal-not-supported':
      return 'The goal is not supported; the plan says so on its first page.';
    case 'beyond-a-year':
      return 'The goal’s date lies past a year; month 12 was tested.';
    case 'outside-australia':
      return 'The person is outside Australia, and every rule here is Australian.';
    case 'visa-limits':
      return 'A visa is mentioned: hours or kinds of work may be limited.';
    case 'income-support':
      return 'A payment from Centrelink is mentioned: income has to be reported there.';
    case 'under-18':
      return 'The person may be under 18.';
    case 'hardship':
      return 'The background speaks of hardship. The National Debt Helpline is free: 1800 007 007.';
    case 'talks-to-the-machine':
      return 'A sentence speaks to the machine instead of the reader; it changed nothing.';
    case 'children':
      return 'The path works with children.';
    case 'personal-data':
      return 'The answers hold a phone number, an address or a long number.';
    case 'unreadable-answers':
      return 'The background could not be read as words.';
    case 'cash-beyond-budget':
      return 'The cautious case needs more money than the budget holds.';
    case 'gst-near':
      return 'Sales come near the GST threshold.';
    case 'unlocked-path-not-chosen':
      return 'The unlocked path did not come first, even with its points.';
    case 'feedback-to-check':
      return 'An earlier attempt was sent back; its feedback stands below.';
  }
}

function changes({ model }: Draft): DraftBlock[] {
  const { previousAttempt, earlierRun, answers } = model.input;
  const before = previousAttempt?.answers ?? earlierRun?.answers;
  if (!before) return [];
  const labels = {
    incomeGoal: 'Goal',
    timePerWeek: 'Time a week',
    budget: 'Budget',
    skills: 'Skills',
    interests: 'Interests',
    content: 'Background',
  } as const;
  const rows = (Object.keys(labels) as (keyof typeof labels)[])
    .filter((key) => before[key].trim() !== answers[key].trim())
    .map(
      (key) =>
        [
          labels[key],
          say`was ${user(before[key].trim().slice(0, 300) || 'empty')}; now ${user(answers[key].trim().slice(0, 300) || 'empty')}`,
        ] as const,
    );
  return [
    heading(
      'changed',
      previousAttempt ? 'What changed since the attempt before' : 'What changed since the plan before',
    ),
    rows.length > 0 ? factRows('changed-rows', rows) : list('changed-none', ['No answer changed.']),
    ...(previousAttempt && previousAttempt.feedback.trim() !== ''
      ? [quote('feedback', previousAttempt.feedback.trim(), 'The reviewer, on the attempt before')]
      : []),
  ];
}
