// biome-ignore-all lint/a11y/noRedundantRoles: some browsers forget them when a table is laid out as anything else
import type { Grant } from '#shared/content/grants/grant.ts';
import { type FundingStage, fundingStages } from '#shared/domain/funding/funding-answers.ts';
import { VisuallyHidden } from '#web/components/visually-hidden.tsx';
import type { FoundGrant } from './find-matches.ts';
import { fitWords, standingWords } from './grant-badge.tsx';
import { openFirst } from './open-first.ts';
import { isOver, roundNews } from './round-words.ts';

/** How a grant is drawn: as what its card calls it; no verdict while nothing is answered. */
const looks = {
  open: ['stage-towards', 'open'],
  eligible: ['stage-applies', 'eligible'],
  reachable: ['stage-towards', 'reachable'],
  other: ['stage-other', 'for other stages'],
  closed: ['stage-closed', 'closed now'],
} as const;

const looksInOrder = Object.keys(looks) as (keyof typeof looks)[];

/** What a grant is to whoever answered, in the words of its card, and its look. */
function standingOf(grant: Grant, nowMs: number, matches: readonly FoundGrant[] | undefined) {
  const { kind, badge } = roundNews(grant, nowMs);
  const status = matches?.find((match) => match.grant.id === grant.id)?.fit.status;
  const over = isOver(kind);
  const asked = matches !== undefined;
  const look: keyof typeof looks = over ? 'closed' : asked ? (status ?? 'other') : 'open';
  const others = over ? 'For other stages, round closed' : 'For other stages';
  return { look, status, words: status ? standingWords(status, kind) : asked ? others : badge };
}

const yours = (is: boolean): string | undefined => (is ? 'stage-yours' : undefined);

/** One bar for as many stages in a row as a grant helps at, begun at the first of them. */
export function barsOf(helps: readonly boolean[]): readonly number[] {
  return helps.map((here, index) => {
    if (!here || helps[index - 1]) return 0;
    const end = helps.indexOf(false, index);
    return (end === -1 ? helps.length : end) - index;
  });
}

export interface StageTableProps {
  grants: readonly Grant[];
  nowMs: number;
  /** Of whoever has said theirs. */
  stage?: FundingStage | undefined;
  /** Of whoever has answered all. */
  matches?: readonly FoundGrant[] | undefined;
}

/** All grants on one line of stages: a bar as long as each helps, and one's own place on it. */
export function StageTable({ grants, nowMs, stage, matches }: StageTableProps) {
  const rows = openFirst(grants, nowMs).map((grant) => ({
    ...standingOf(grant, nowMs, matches),
    grant,
    helps: fundingStages.map(([value]) => grant.requires.stages.includes(value)),
  }));
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
          {rows.map(({ grant, look, status, words, helps }) => {
            const bars = barsOf(helps);
            return (
              <tr key={grant.id} role="row">
                <th role="rowheader" scope="row">
                  {grant.title} <span>{words}</span>
                </th>
                {fundingStages.map(([value], at) => (
                  <td key={value} role="cell" className={yours(value === stage)}>
                    {bars[at] !== 0 && (
                      <span aria-hidden className={`stage-bar ${looks[look][0]}`} data-stages={bars[at]} />
                    )}
                    <VisuallyHidden>
                      {!helps[at] ? 'Not for it' : status && value === stage ? fitWords[status] : 'Helps'}
                    </VisuallyHidden>
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      <figcaption aria-hidden>
        {looksInOrder
          .filter((name) => rows.some(({ look }) => look === name))
          .map((name) => (
            <span key={name}>
              <span className={`stage-bar ${looks[name][0]}`} /> {looks[name][1]}
            </span>
          ))}
      </figcaption>
    </figure>
  );
}
