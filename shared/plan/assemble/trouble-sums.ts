import type { Text } from '../document/text.ts';
import { printCents, printShare } from '../model/print-value.ts';
import type { Draft } from './draft.ts';
import { riskWords } from './risk-words.ts';
import { nameOf } from './stress-page.ts';
import { say } from './write-blocks.ts';

export const riskSums = (draft: Draft): Text[] =>
  draft.model.risks.map((risk) => {
    const grade = (value: number) => draft.figure('risk', String(value));
    const { likelihood, impact, score } = risk;
    return say`${riskWords(draft, risk).risk}: likelihood ${grade(likelihood)} × impact ${grade(impact)} = ${grade(score)}`;
  });

/** What a year a fifth worse nets is a run of its own; against the plan’s own year it is a sum. */
export function stressSums(draft: Draft): Text[] {
  const { stress, sensitivity, assumptionsRanked } = draft.model;
  const year = sensitivity.baseCents;
  const cell = (cents: number) => draft.figure('stress', printCents(cents));
  const short = (name: string, netCents: number) =>
    say`${name}: ${cell(year)} in the plan’s own year − ${cell(netCents)} = ${cell(year - netCents)} less`;
  return [
    ...stress.flatMap(({ drivers, netCents }) => [
      short(nameOf(drivers), netCents),
      ...(year > 0
        ? [
            say`${nameOf(drivers)}: ${cell(netCents)} ÷ ${cell(year)} = ${draft.figure('stress', printShare(netCents / year))}`,
          ]
        : []),
    ]),
    ...assumptionsRanked.map(({ id, netCents }) =>
      short(draft.register.find((entry) => entry.id === id)?.label ?? id, netCents),
    ),
  ];
}
