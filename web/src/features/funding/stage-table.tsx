// biome-ignore-all lint/a11y/noRedundantRoles: some browsers forget them when a table is laid out as anything else
import type { Grant } from '#shared/content/grants/grant.ts';
import { type FundingStage, fundingStages } from '#shared/domain/funding/funding-answers.ts';
import { eligibleStages } from '#shared/domain/funding/match-grant.ts';
import { VisuallyHidden } from '#web/components/visually-hidden.tsx';
import { openFirst } from './open-first.ts';
import { isOver, roundNews } from './round-words.ts';

type Help = 'applies' | 'towards' | 'none';

/** Whether somebody at that stage can apply by our list, work towards it, or looks elsewhere. */
export function helpAt({ requires }: Pick<Grant, 'requires'>, stage: FundingStage): Help {
  if (!requires.stages.includes(stage)) return 'none';
  return eligibleStages(requires).includes(stage) ? 'applies' : 'towards';
}

const words: Record<Help, string> = {
  applies: 'Eligible',
  towards: 'Reachable',
  none: 'Not for it',
};

const yours = (is: boolean): string | undefined => (is ? 'stage-yours' : undefined);

/** How a grant is drawn at each stage: one bar for as many in a row as look alike, begun at the first of them. */
export function barsOf(looks: readonly Help[]): readonly number[] {
  return looks.map((look, index) => {
    if (look === 'none' || looks[index - 1] === look) return 0;
    const end = looks.findIndex((next, at) => at > index && next !== look);
    return (end === -1 ? looks.length : end) - index;
  });
}

export interface StageTableProps {
  grants: readonly Grant[];
  nowMs: number;
  /** Of whoever has said theirs. */
  stage?: FundingStage | undefined;
}

/** All grants on one line of stages: a bar as long as each helps, and one's own place on it. */
export function StageTable({ grants, nowMs, stage }: StageTableProps) {
  // Before anybody has said theirs, no bar is a verdict.
  const asked = stage !== undefined;
  return (
    <figure className="stages">
      <table role="table">
        <caption>At which stage each one helps</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col" className="max-sm:sr-only">
              <VisuallyHidden>Grant</VisuallyHidden>
            </th>
            {fundingStages.map(([value, label]) => (
              <th key={value} role="columnheader" scope="col" className={yours(value === stage)}>
                {label}
                {value === stage && <VisuallyHidden> (your stage)</VisuallyHidden>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {openFirst(grants, nowMs).map((grant) => {
            const { kind, badge } = roundNews(grant, nowMs);
            const over = isOver(kind);
            const helps = fundingStages.map(([value]) => helpAt(grant, value));
            const looks = helps.map((help) =>
              help === 'none' ? help : over ? 'applies' : asked ? help : 'towards',
            );
            const bars = barsOf(looks);
            return (
              <tr key={grant.id} role="row" data-closed={over || undefined}>
                <th role="rowheader" scope="row">
                  {grant.title} <span>{badge}</span>
                </th>
                {fundingStages.map(([value], at) => (
                  <td key={value} role="cell" className={yours(value === stage)}>
                    {bars[at] !== 0 && (
                      <span aria-hidden className={`stage-bar stage-${looks[at]}`} data-stages={bars[at]} />
                    )}
                    <VisuallyHidden>
                      {helps[at] !== 'none' && !asked ? 'Helps' : words[helps[at] ?? 'none']}
                    </VisuallyHidden>
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      <figcaption aria-hidden>
        {asked && (
          <span>
            <span className="stage-bar stage-applies" /> eligible
          </span>
        )}
        <span>
          <span className="stage-bar stage-towards" /> {asked ? 'reachable' : 'open'}
        </span>
        <span data-closed>
          <span className="stage-bar stage-applies" /> closed now
        </span>
      </figcaption>
    </figure>
  );
}
