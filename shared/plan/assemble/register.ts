import type { Assumption } from '../document/plan-document.ts';
import type { Mark } from '../document/text.ts';
import type { RegisterEntry } from '../model/register-entry.ts';
import type { Draft } from './draft.ts';
import { upperFirst } from './print-figures.ts';
import type { PrintedName } from './printer.ts';
import { workedSums } from './worked-sums.ts';
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
  const sums = workedSums(draft);
  return draft.register.flatMap((entry) => {
    const blocks = usedBy.get(entry.id);
    const worked = sums[entry.id] ?? [];
    return blocks
      ? [{ ...shortValue(entry), ...(worked.length > 0 && { worked }), usedBy: [...blocks] }]
      : [];
  });
}

const mostValue = 40;
/** A rule is a sentence, not a value: it stands with its reason, where there is room. */
const shortValue = (entry: RegisterEntry): RegisterEntry =>
  entry.value.length <= mostValue
    ? entry
    : { ...entry, value: 'a rule', reason: `${upperFirst(entry.value)}. ${entry.reason}` };

const leadOf = (draft: Draft, name: PrintedName): string[] =>
  marksOf([name], draft).map(({ assumption }) => assumption);

/** The first figure of each kind of mark. */
export function marksOf(
  names: readonly PrintedName[],
  { figure }: Draft,
): { mark: Mark; assumption: string }[] {
  const found = new Map<Mark, string>();
  for (const name of names) {
    const inline = figure(name, '');
    if (typeof inline !== 'string' && inline.kind === 'figure' && !found.has(inline.mark))
      found.set(inline.mark, inline.assumption);
  }
  return [...found].map(([mark, assumption]) => ({ mark, assumption }));
}

/** Every text of a block, wherever it stands. */
function assumptionsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(assumptionsIn);
  if (typeof value !== 'object' || value === null) return [];
  if ('kind' in value && value.kind === 'figure' && 'assumption' in value) return [String(value.assumption)];
  return Object.values(value).flatMap(assumptionsIn);
}
