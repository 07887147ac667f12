// biome-ignore-all lint/a11y/noRedundantRoles: some browsers forget them when a table is laid out as anything else
import type { Grant } from '#shared/content/grants/grant.ts';
import { type FundingStage, fundingStages } from '#shared/domain/funding/funding-answers.ts';
import { eligibleStages } from '#shared/domain/funding/match-grant.ts';
import { classNames } from '#web/components/class-names.ts';
import { VisuallyHidden } from '#web/components/visually-hidden.tsx';
import { openFirst } from './open-first.ts';
import { roundNews } from './round-words.ts';

type Help = 'applies' | 'towards' | 'none';

/** Whether somebody at that stage can apply by our list, work towards it, or looks elsewhere. */
export function helpAt({ requires }: Pick<Grant, 'requires'>, stage: FundingStage): Help {
  if (!requires.stages.includes(stage)) return 'none';
  return eligibleStages(requires).includes(stage) ? 'applies' : 'towards';
}

const words: Record<Help, string> = {
  applies: 'Can apply when it is open',
  towards: 'Within reach',
  none: 'Not for it',
};

function Mark({ help }: { help: Help }) {
  return (
    <>
      <svg aria-hidden="true" viewBox="0 0 16 16" className="inline-block size-4">
        {help === 'none' ? (
          <path d="M4 8h8" className="stroke-line-strong" strokeWidth="1.5" />
        ) : (
          <circle
            cx="8"
            cy="8"
            r="6"
            strokeWidth="2"
            className={classNames('stroke-leaf', help === 'applies' ? 'fill-leaf' : 'fill-none')}
          />
        )}
      </svg>
      <VisuallyHidden>{words[help]}</VisuallyHidden>
    </>
  );
}

const rowLook = 'grid grid-cols-5 sm:table-row';
const cellLook = 'border-0 p-0 pb-2 text-center sm:w-[12%] sm:border-b sm:px-1 sm:py-2.5 sm:align-middle';
const yours = 'bg-leaf-tint';

export interface StageTableProps {
  grants: readonly Grant[];
  nowMs: number;
  /** The stage of somebody who has answered. */
  stage?: FundingStage;
}

/** All grants on one sheet: at which stage each helps, and whether it is open. */
export function StageTable({ grants, nowMs, stage }: StageTableProps) {
  const look = (column: FundingStage) => classNames(cellLook, column === stage && yours);
  return (
    <figure className="card p-4 sm:p-5">
      <table role="table" className="block w-full text-sm sm:table">
        <caption className="block pb-2 text-left font-semibold sm:table-caption">
          At which stage each one helps
        </caption>
        <thead role="rowgroup" className="block sm:table-header-group">
          <tr role="row" className={rowLook}>
            <th role="columnheader" scope="col" className="sr-only sm:not-sr-only sm:w-2/5">
              <VisuallyHidden>Grant</VisuallyHidden>
            </th>
            {fundingStages.map(([value, label]) => (
              <th
                key={value}
                role="columnheader"
                scope="col"
                className={classNames(
                  look(value),
                  'align-bottom leading-tight font-medium text-ink-soft max-[22rem]:text-xs',
                )}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="block sm:table-row-group">
          {openFirst(grants, nowMs).map((grant) => (
            <tr
              key={grant.id}
              role="row"
              className={classNames(rowLook, 'max-sm:border-t max-sm:border-line')}
            >
              <th
                role="rowheader"
                scope="row"
                className="col-span-5 border-0 p-0 py-2 text-left sm:border-b sm:py-2.5"
              >
                {grant.title}{' '}
                <span className="font-normal text-ink-soft sm:block">{roundNews(grant, nowMs).badge}</span>
              </th>
              {fundingStages.map(([value]) => (
                <td key={value} role="cell" className={look(value)}>
                  <Mark help={helpAt(grant, value)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
        <span aria-hidden className="inline-flex items-center gap-2">
          <Mark help="applies" /> can apply when it is open
        </span>
        <span aria-hidden className="inline-flex items-center gap-2">
          <Mark help="towards" /> within reach
        </span>
      </figcaption>
    </figure>
  );
}
