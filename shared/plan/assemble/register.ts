import { factsCheckedOn } from '#shared/content/facts.ts';
import type { Assumption, Source } from '../document/plan-document.ts';
import { printDay } from '../goal/calendar.ts';
import type { RegisterEntry } from '../model/register-entry.ts';
import type { Draft } from './draft.ts';
import { upperFirst } from './print-figures.ts';
import type { PrintedName } from './printer.ts';
import type { DraftSection } from './write-blocks.ts';

/** Which blocks print a figure of which assumption; what no block uses is not in the register. */
export function registerOf(draft: Draft, sections: readonly DraftSection[]): Assumption[] {
  const usedBy = new Map<string, Set<string>>();
  const use = (assumption: string, block: string): void => {
    const blocks = usedBy.get(assumption) ?? new Set();
    usedBy.set(assumption, blocks.add(block));
  };
  for (const { blocks } of sections)
    for (const block of blocks) {
      for (const assumption of assumptionsIn(block)) use(assumption, block.id);
      if ('from' in block && block.kind === 'chart')
        for (const name of block.from) for (const id of leadOf(draft, name)) use(id, block.id);
    }
  return draft.register.flatMap((entry) => {
    const blocks = usedBy.get(entry.id);
    return blocks ? [{ ...shortValue(entry), usedBy: [...blocks] }] : [];
  });
}

const mostValue = 40;
/** A rule is a sentence, not a value: it stands with its reason, where there is room. */
const shortValue = (entry: RegisterEntry): RegisterEntry =>
  entry.value.length <= mostValue
    ? entry
    : { ...entry, value: 'a rule', reason: `${upperFirst(entry.value)}. ${entry.reason}` };

function leadOf({ figure }: Draft, name: PrintedName): string[] {
  const inline = figure(name, '');
  return typeof inline !== 'string' && inline.kind === 'figure' ? [inline.assumption] : [];
}

/** Every text of a block, wherever it stands. */
function assumptionsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(assumptionsIn);
  if (typeof value !== 'object' || value === null) return [];
  if ('kind' in value && value.kind === 'figure' && 'assumption' in value) return [String(value.assumption)];
  return Object.values(value).flatMap(assumptionsIn);
}

/** Where the printed facts come from, and the sources behind entries marked S. */
export function sourcesOf(assumptions: readonly Assumption[]): Source[] {
  const seen = new Map<string, Source>();
  for (const { id, mark, reason, asAt } of assumptions) {
    if (mark !== 'S' && !id.startsWith('fact-')) continue;
    const source = seen.get(reason);
    if (!source)
      seen.set(reason, { id: `source-${id}`, title: reason, asAt: asAt ?? printDay(factsCheckedOn) });
  }
  return [...seen.values()];
}
