import type { GrantId } from '#shared/content/grants/grant.ts';
import { grants } from '#shared/content/grants/grants.ts';
import type { FundingStage } from '#shared/domain/funding/funding-answers.ts';
import { eligibleStages } from '#shared/domain/funding/match-grant.ts';
import { roundStanding } from '#shared/domain/funding/round-standing.ts';
import type { Person } from './person.ts';

export interface GrantMatch {
  id: GrantId;
  title: string;
  /** hidden: not for where they live. closed: the known round is over. conditional: it depends on a stage nobody asked. */
  status: 'hidden' | 'closed' | 'conditional';
  stages: readonly FundingStage[];
  needsAbn: boolean;
  hasAbn: boolean;
  /** Stages at which this profile would count as eligible, by the rule of the funding page. */
  eligibleAt: readonly FundingStage[];
  /** The last day of the round we know of. */
  closedOn?: string;
}

/** A run has no funding stage, so nothing is called eligible here: the plan says at which stage it would be. */
export function matchGrants(
  { country, state: home, hasAbn }: Pick<Person, 'country' | 'state' | 'hasAbn'>,
  nowMs: number,
): GrantMatch[] {
  return grants.map(({ id, title, state, requires, rounds }) => {
    const isTheirs = country === 'Australia' && (state === undefined || state === home);
    const standing = rounds === 'ongoing' ? undefined : roundStanding(rounds, nowMs);
    const closedOn = standing?.kind === 'closed' ? standing.round.closes : null;
    return {
      id,
      title,
      status: !isTheirs ? 'hidden' : closedOn === null ? 'conditional' : 'closed',
      stages: requires.stages,
      needsAbn: requires.abn,
      hasAbn,
      eligibleAt: requires.abn && !hasAbn ? [] : eligibleStages(requires),
      ...(closedOn !== null && { closedOn }),
    };
  });
}
