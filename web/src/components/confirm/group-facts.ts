import type { DescribedFact } from '#shared/plan/describe/understanding.ts';
import { type ControlKind, controlFor } from './confirm-control.tsx';

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
