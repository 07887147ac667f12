import type { UserEntity } from '#shared/contract/account.ts';
import { budgetLabel } from '#shared/domain/account/profile-options.ts';
import { profileFields } from '#shared/domain/runs/profile-answers.ts';
import { answerNames } from '#shared/domain/runs/submit-rules.ts';
import type { RunAnswers } from '#shared/plan/plan-input.ts';
import type { Carried } from './carried-into.ts';

interface FromProfileProps {
  user: UserEntity | undefined;
  given: Carried['profile'];
  /** The current answers. */
  answers: RunAnswers;
}

const inOne = new Intl.ListFormat('en-AU', { type: 'conjunction' });

/** Says which answers are prefilled, and from where. */
export function FromProfile({ user, given, answers }: FromProfileProps) {
  const filled = profileFields.filter(
    (field) => given[field] !== undefined && given[field] === answers[field],
  );
  if (filled.length === 0) return null;
  const names = inOne.format(filled.map((field) => answerNames[field].toLowerCase()));
  const unmatched = user?.budget && answers.budget === '' ? budgetLabel(user.budget) : undefined;
  return (
    <p className="text-ink-soft">
      {`From your profile: ${names}. Change anything you like.`}
      {unmatched !== undefined &&
        ` Your profile’s budget, ${unmatched}, isn’t an option here: please choose one.`}
    </p>
  );
}
