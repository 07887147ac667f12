import type { Person } from './person.ts';

export const grantIds = ['nsw-mvp', 'sea-support', 'nsw-firsthomebuyer'] as const;
export type GrantId = (typeof grantIds)[number];
export type FundingStage = 'idea' | 'pre-revenue' | 'mvp' | 'launch' | 'first-home';

interface GrantRule {
  id: GrantId;
  stages: readonly FundingStage[];
  needsAbn: boolean;
  closedSince?: string;
}

export interface GrantMatch {
  id: GrantId;
  /** hidden: not for this state. closed: the known round is over. conditional: it depends on a stage nobody asked. */
  status: 'hidden' | 'closed' | 'conditional';
  stages: readonly FundingStage[];
  needsAbn: boolean;
  hasAbn: boolean;
  /** Stages at which this profile would count as eligible, by the rule of the funding page. */
  eligibleAt: readonly FundingStage[];
  closedSince?: string;
}

const rules: readonly GrantRule[] = [
  { id: 'nsw-mvp', stages: ['idea', 'pre-revenue', 'mvp'], needsAbn: true, closedSince: '2025-09-28' },
  { id: 'sea-support', stages: ['idea', 'pre-revenue'], needsAbn: false },
  { id: 'nsw-firsthomebuyer', stages: ['first-home'], needsAbn: false },
];

/** Early stages can only be reached for, not yet qualified for. */
const tooEarly: readonly FundingStage[] = ['idea', 'pre-revenue'];

/** A run has no funding stage, so nothing is called eligible here: the plan says at which stage it would be. */
export function matchGrants(
  { state, hasAbn }: Pick<Person, 'state' | 'hasAbn'>,
  nowMs: number,
): GrantMatch[] {
  return rules.map(({ id, stages, needsAbn, closedSince }) => {
    const closed = closedSince !== undefined && nowMs > Date.parse(`${closedSince}T14:00:00Z`);
    const here = state === 'New South Wales';
    return {
      id,
      status: !here ? 'hidden' : closed ? 'closed' : 'conditional',
      stages,
      needsAbn,
      hasAbn,
      eligibleAt: needsAbn && !hasAbn ? [] : stages.filter((stage) => !tooEarly.includes(stage)),
      ...(closedSince && { closedSince }),
    };
  });
}
