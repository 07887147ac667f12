import type { Grant } from '#shared/content/grants/grant.ts';
import {
  businessStages,
  type FundingStage,
  homeStage,
  stageLabel,
} from '#shared/domain/funding/funding-answers.ts';
import { eligibleStages } from '#shared/domain/funding/match-grant.ts';
import type { Standing } from './grant-standing.ts';

export interface StageLineProps {
  grant: Pick<Grant, 'requires'>;
  standing: Standing;
  /** The reader's own stage, once chosen. */
  yours: FundingStage | undefined;
}

/** Stages that lead to a grant but do not count yet, where another stage does. */
export function earlyStages(requires: Grant['requires']): readonly FundingStage[] {
  const counting = eligibleStages(requires);
  return counting.length === 0 ? [] : requires.stages.filter((stage) => !counting.includes(stage));
}

type Kind = 'helps' | 'early' | undefined;

/** The words in a bar, short enough for one stage on the narrowest phone. */
const barWords: Record<Standing, string> = {
  open: 'helps',
  eligible: 'you fit',
  reachable: 'in reach',
  other: 'other stage',
  closed: 'closed',
};

/**
 * The stages of the form, with bars over those that a grant helps, and the reader's own stage marked. A home
 * has none.
 */
export function StageLine({ grant: { requires }, standing, yours }: StageLineProps) {
  const { stages } = requires;
  if (stages.includes(homeStage)) return null;
  const line: readonly FundingStage[] = businessStages.map(([stage]) => stage);
  const early = earlyStages(requires);
  const kinds = line.map(
    (stage): Kind => (early.includes(stage) ? 'early' : stages.includes(stage) ? 'helps' : undefined),
  );
  const words = `For these stages: ${stages.map(stageLabel).join(', ')}.`;
  return (
    <div
      role="img"
      aria-label={
        yours === undefined || !line.includes(yours) ? words : `${words} Your stage: ${stageLabel(yours)}.`
      }
      className="stage-line [&>[data-helps]]:text-ink [&>[data-helps]]:font-semibold max-sm:my-1 max-sm:order-1"
      data-standing={standing}
    >
      {line.map((stage, at) => {
        const kind = kinds[at];
        const isFirst = kind !== undefined && kind !== kinds[at - 1];
        return (
          <span
            className="pt-8 relative grid grid-cols-none items-start justify-center [.stage-line>&[data-early]]:after:bg-sheet forced-colors:[.stage-line>&[data-helps]]:after:forced-color-adjust-none"
            key={stage}
            data-helps={kind !== undefined || undefined}
            data-early={kind === 'early' || undefined}
            data-first={isFirst || undefined}
            data-yours={stage === yours || undefined}
          >
            {isFirst && (
              <b className="top-0 left-2 absolute z-1 [color:var(--bar-word)] font-semibold leading-6 whitespace-nowrap in-data-early:text-ink-soft">
                {kind === 'early' ? 'prepare now' : barWords[standing]}
              </b>
            )}
            <span className="py-0.5 [overflow-wrap:normal] forced-colors:[.stage-line>[data-yours]>&]:outline-2 forced-colors:[.stage-line>[data-yours]>&]:outline-[Highlight]">
              {stageLabel(stage)}
            </span>
          </span>
        );
      })}
    </div>
  );
}
