import type { Decided } from '#shared/domain/tokens/ledger.ts';
import { type Given, type NotDone, usage } from './command.ts';

/** Requires two people and a reason for a decision that no rule of the product makes. */
export function decidedBy({
  by = [],
  reason = '',
  caller,
}: Pick<Given, 'by' | 'reason' | 'caller'>): Decided | NotDone {
  const names = by.map((name) => name.trim()).filter((name) => name !== '');
  const people = new Set(names.map((name) => name.toLowerCase()));
  // guard: operators-two-people-decide
  if (names.length !== 2 || people.size !== 2)
    return usage('Two different people must decide this: --by "Ada Lim" --by "Bo Tan".');
  if (reason.trim() === '') return usage('Give a reason: --reason "…". It is kept in the ledger.');
  return { names, reason: reason.trim(), ...(caller === undefined ? {} : { caller }) };
}
