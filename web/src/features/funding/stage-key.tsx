import type { Grant } from '#shared/content/grants/grant.ts';
import { homeStage } from '#shared/domain/funding/funding-answers.ts';
import type { Standing } from './grant-standing.ts';
import { earlyStages } from './stage-line.tsx';

const looks: readonly (readonly [look: Standing | 'early', words: string])[] = [
  ['open', 'helps at these stages'],
  ['eligible', 'helps at these stages, and you fit'],
  ['reachable', 'helps once nothing is missing'],
  ['other', 'helps at other stages than yours'],
  ['closed', 'helped in a round that is over'],
  ['early', 'a stage to get ready in'],
];

export interface StageKeyProps {
  lines: readonly { grant: Pick<Grant, 'requires'>; standing: Standing }[];
}

/** What the bars of these lines of stages mean, as far as there are any. */
export function StageKey({ lines }: StageKeyProps) {
  const drawn = lines.filter(({ grant }) => !grant.requires.stages.includes(homeStage));
  const isDrawn = (look: Standing | 'early'): boolean =>
    drawn.some(({ grant, standing }) =>
      look === 'early' ? earlyStages(grant.requires).length > 0 : standing === look,
    );
  return (
    <ul aria-hidden className="stage-key">
      {looks
        .filter(([look]) => isDrawn(look))
        .map(([look, words]) => (
          <li key={look} data-standing={look}>
            {words}
          </li>
        ))}
    </ul>
  );
}
