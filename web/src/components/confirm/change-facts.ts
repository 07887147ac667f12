import type { Confirmed, RemovedFact } from '#shared/plan/confirm/confirmed.ts';
import type { DescribedFact } from '#shared/plan/describe/understanding.ts';
import { type ControlKind, controlFor } from './confirm-control.tsx';
import { clearFact, setPart } from './control-parts.tsx';

const most = 60;

/** Removes the corrections of the fact with it. */
function unset(value: Confirmed, { kind, from }: DescribedFact): Confirmed {
  const named = (prefix: string) =>
    from.flatMap(({ id }) => (id.startsWith(`${prefix}:`) ? [id.slice(prefix.length + 1)] : []));
  switch (kind) {
    case 'goal':
    case 'hours':
    case 'money':
    case 'week':
      return clearFact(value, kind);
    case 'income':
      return clearFact(value, 'income');
    case 'skill':
      return setPart(
        value,
        'trades',
        value.trades?.filter((trade) => !named('skill').includes(trade)),
      );
    case 'licence':
      return setPart(
        value,
        'licences',
        value.licences?.filter(({ licence }) => !named('licence').includes(licence)),
      );
    case 'owned':
      return setPart(
        value,
        'owned',
        value.owned?.filter((item) => !named('owned').includes(item)),
      );
    case 'limit':
      return setPart(
        value,
        'limits',
        value.limits?.filter((need) => !named('limit').includes(need)),
      );
    case 'away':
      return setPart(
        value,
        'away',
        value.away?.filter(({ from: day }) => !named('away').includes(day)),
      );
    default:
      return value;
  }
}

/** Leaves the fact out while it comes from the same words. A private fact stays. */
export function removeFact(value: Confirmed, fact: DescribedFact): Confirmed {
  const rest = unset(value, fact);
  const before = rest.removed ?? [];
  const wrong = fact.from
    .filter(({ id, words }) => words !== '' && !before.some((one) => one.id === id && one.words === words))
    .map((one) => ({ ...one, says: fact.says }));
  return setPart(rest, 'removed', [...before, ...wrong].slice(-most));
}

const lineOf = ({ says, words }: RemovedFact): string => says ?? words.trim();

/** What was removed, as it was shown, each once. */
export const removedLines = ({ removed = [] }: Confirmed): string[] => [...new Set(removed.map(lineOf))];

export const putBack = (value: Confirmed, line: string): Confirmed =>
  setPart(
    value,
    'removed',
    value.removed?.filter((one) => lineOf(one) !== line),
  );

export interface FactGroup {
  key: string;
  /** The control that sets all facts of the group; none for facts that can only be called wrong. */
  kind?: ControlKind;
  facts: DescribedFact[];
}

/** Groups facts by the control that sets them. An open control keeps its group even without facts. */
export function groupFacts(facts: readonly DescribedFact[], open: ControlKind | undefined): FactGroup[] {
  const groups = new Map<string, FactGroup>();
  for (const fact of facts) {
    const kind = controlFor(fact.kind);
    const key = kind ?? fact.id;
    const group = groups.get(key) ?? { key, ...(kind && { kind }), facts: [] };
    group.facts.push(fact);
    groups.set(key, group);
  }
  if (open && !groups.has(open)) groups.set(open, { key: open, kind: open, facts: [] });
  return [...groups.values()];
}
