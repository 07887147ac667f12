import { printCents } from '../model/print-value.ts';
import type { Draft } from './draft.ts';
import { moneyCell } from './print-figures.ts';
import { type DraftSection, lead, lowerFirst, note, say, see, table, type Words } from './write-blocks.ts';

/** A lender cannot check every figure: these come first, by what the year loses if they are a fifth worse. */
export function assumptionsToTest(draft: Draft): DraftSection {
  const { model, figure, register } = draft;
  const named = (id: string) => register.find((entry) => entry.id === id);
  const [first] = model.assumptionsRanked;
  return {
    id: 'assumptions-to-test',
    title: 'Which assumption to test first',
    blocks: [
      lead(
        'assumptions-lead',
        first
          ? say`Test “${lowerFirst([named(first.id)?.label ?? first.id])}” first: a fifth worse, the year is ${figure('stress', printCents(first.shortCents))} short.`
          : 'None of them moves this year; its own hours do.',
      ),
      table(
        'assumptions-table',
        'Each a fifth worse, alone, A$',
        ['Assumption:left:40', 'In this plan:right:22', 'The year nets:decimal:20', 'Short by:decimal:18'],
        model.assumptionsRanked.map(({ id, netCents, shortCents }): Words[] => [
          named(id)?.label ?? id,
          figure(id, named(id)?.value ?? ''),
          figure('stress', moneyCell(netCents)),
          figure('stress', moneyCell(shortCents)),
        ]),
      ),
      note('assumptions-note', say`Your own counts replace them: ${see('metrics', 'what to count')}.`),
    ],
  };
}
