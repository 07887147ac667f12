import { usableBudgetCents, weeklyHours } from '../assumptions/general.ts';
import { type PlanInput, readBudgetBand, readList, readTimeBand } from '../plan-input.ts';

/** What the answers say of the person, as the model uses it. */
export interface Person {
  weeklyHours: number;
  usableBudgetCents: number;
  skills: readonly string[];
  interests: readonly string[];
  background: string;
  /** The background says that there is a job beside this. */
  employed: boolean;
  hasAbn: boolean;
  state: string | undefined;
  country: string;
}

const job =
  /\b(?:full[- ]?time|part[- ]?time|day job|my job|my boss|my employer|employed|i work (?:as|at|for|in|full|part)|working (?:as|at|for|full|part)|shift ?work\w*|nine to five|9[- ]to[- ]5|salary|my wage)\b/i;
const noJob =
  /\b(?:un|not |no longer |self[- ])employed\b|\b(?:quit|left|lost|leaving|between) (?:my |a |full[- ]?time )*jobs?\b|\bstay[- ]at[- ]home\b|\bretired\b|\bno (?:day )?job\b|\bredundan/i;

/** Bands that cannot be read are planned for as the smallest, which promises least. */
export function readPerson({ answers, profile }: PlanInput): Person {
  const background = answers.content;
  return {
    weeklyHours: weeklyHours.v[readTimeBand(answers.timePerWeek) ?? '1–3h'],
    usableBudgetCents: usableBudgetCents.v[readBudgetBand(answers.budget) ?? '0'],
    skills: readList(answers.skills),
    interests: readList(answers.interests),
    background,
    employed: job.test(background) && !noJob.test(background),
    hasAbn: (profile.abn ?? '').trim() !== '',
    state: profile.state,
    country: profile.country,
  };
}
