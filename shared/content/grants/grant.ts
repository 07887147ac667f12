import type { FundingState } from '#shared/domain/funding/funding-answers.ts';
import type { GrantRequirement } from '#shared/domain/funding/match-grant.ts';
import type { GrantRound } from '#shared/domain/funding/round-standing.ts';

export const grantIds = ['nsw-mvp', 'sea-support', 'nsw-firsthomebuyer'] as const;
export type GrantId = (typeof grantIds)[number];

/** Something a grant pays or asks for, in its source's figures. */
export interface GrantFigure {
  name: string;
  value: string;
  source: string;
  /** Where its source says it, if not on the official page of the grant. */
  href?: string;
  checked: string;
}

export interface GrantDocument {
  id: string;
  name: string;
  /** Where to get it. */
  from: string;
}

/** What it comes to, drawn as bars on one scale from nothing to its end. */
export interface GrantGives {
  title: string;
  end: number;
  /** What lies before a bar is for whoever applies to bring. */
  own?: true;
  /** They are limits on a price, and no sums that anybody gets: drawn as marks, with both ends named. */
  axis?: readonly [from: string, to: string];
  bars: readonly { name: string; printed: string; from?: number; to: number }[];
}

/** What a grant pays and asks in full, for the page that leads through it; apart, since cards need none of it. */
export interface GrantGuide {
  figures: readonly GrantFigure[];
  /** Other official pages. */
  more: readonly { label: string; href: string }[];
  checklist: readonly { id: string; text: string }[];
  documents: readonly GrantDocument[];
}

/** What we say of a grant everywhere: funding page, blueprint and plans read it here. */
export interface Grant {
  id: GrantId;
  title: string;
  desc: string;
  category: 'business' | 'personal' | 'property';
  requires: GrantRequirement;
  /** The one it is for; none where it is for all of Australia. */
  state?: FundingState;
  /** The amount as its card says it. */
  amount: string;
  gives: GrantGives;
  /** ongoing: it is open all year, with no rounds. */
  rounds: 'ongoing' | readonly GrantRound[];
  official: { label: string; href: string };
  /** It has no page of its own: what it asks and takes stands on its card. */
  listsOnCard?: true;
  /** What to do while no round is open. */
  meanwhile: readonly string[];
  /** How sure the checklist is. */
  note: string;
  source: string;
  checked: string;
}
