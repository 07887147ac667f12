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
  /** Of whoever has said theirs. */
  yours: FundingStage | undefined;
}

/** Those that can be worked towards a grant in, and do not count yet, where another does. */
export function earlyStages(requires: Grant['requires']): readonly FundingStage[] {
  const counting = eligibleStages(requires);
  return counting.length === 0 ? [] : requires.stages.filter((stage) => !counting.includes(stage));
}

/** The stages as the form has them, with a bar over those at which a grant helps, and one’s own place on it. A home has none. */
export function StageLine({ grant: { requires }, standing, yours }: StageLineProps) {
  const { stages } = requires;
  if (stages.includes(homeStage)) return null;
  const line: readonly FundingStage[] = businessStages.map(([stage]) => stage);
  const early = earlyStages(requires);
  const helps = line.map((stage) => stages.includes(stage));
  const words = `Helps at: ${stages.map(stageLabel).join(', ')}.`;
  return (
    <div
      role="img"
      aria-label={
        yours === undefined || !line.includes(yours) ? words : `${words} Your stage: ${stageLabel(yours)}.`
      }
      className="stage-line"
      data-standing={standing}
    >
      {line.map((stage, at) => (
        <span
          key={stage}
          data-helps={helps[at] || undefined}
          data-early={early.includes(stage) || undefined}
          data-first={(helps[at] && !helps[at - 1]) || undefined}
          data-yours={stage === yours || undefined}
        >
          <span>{stageLabel(stage)}</span>
        </span>
      ))}
    </div>
  );
}
