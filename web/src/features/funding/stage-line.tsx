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
      className="stage-line"
      data-standing={standing}
    >
      {line.map((stage, at) => {
        const kind = kinds[at];
        const isFirst = kind !== undefined && kind !== kinds[at - 1];
        return (
          <span
            key={stage}
            data-helps={kind !== undefined || undefined}
            data-early={kind === 'early' || undefined}
            data-first={isFirst || undefined}
            data-yours={stage === yours || undefined}
          >
            {isFirst && <b className="bar-word">{kind === 'early' ? 'prepare now' : barWords[standing]}</b>}
            <span>{stageLabel(stage)}</span>
          </span>
        );
      })}
    </div>
  );
}
