import type { GrantRequirement } from '#shared/domain/funding/match-grant.ts';
import type { GrantRound } from '#shared/domain/funding/round-standing.ts';

export const grantIds = ['nsw-mvp', 'sea-support', 'nsw-firsthomebuyer'] as const;
export type GrantId = (typeof grantIds)[number];

export interface GrantFigure {
  name: string;
  value: string;
  source: string;
  /** Its source, if that is not the official page of the grant. */
  href?: string;
  checked: string;
}

export interface GrantDocument {
  id: string;
  name: string;
  from: string;
}

/** The payments of a grant are drawn as bars on one scale that starts at zero. */
export interface GrantGives {
  title: string;
  end: number;
  /** Set if the part before a bar is the applicant's own money. */
  own?: true;
  /** Set for price limits, which are not payments: drawn as marks, with both ends named. */
  axis?: readonly [from: string, to: string];
  bars: readonly { name: string; printed: string; from?: number; to: number }[];
}

/** Everything a grant pays and asks, for its guide; separate because cards do not need it. */
export interface GrantGuide {
  figures: readonly GrantFigure[];
  more: readonly { label: string; href: string }[];
  checklist: readonly { id: string; text: string }[];
  documents: readonly GrantDocument[];
}

export interface Grant {
  id: GrantId;
  title: string;
  desc: string;
  category: 'business' | 'personal' | 'property';
  requires: GrantRequirement;
  /** Its card shows the amount in these words. */
  amount: string;
  gives: GrantGives;
  /** `ongoing` means that it is open all year, with no rounds. */
  rounds: 'ongoing' | readonly GrantRound[];
  official: { label: string; href: string };
  /** Set if it has no guide, so that its card lists eligibility and documents. */
  listsOnCard?: true;
  /** Advice while no round is open. */
  meanwhile: readonly string[];
  /** How sure the checklist is. */
  note: string;
  source: string;
  checked: string;
}
