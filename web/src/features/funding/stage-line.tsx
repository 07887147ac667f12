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

type Kind = 'helps' | 'early' | undefined;

/** What its bar says: short enough for one stage on the narrowest phone. */
const barWords: Record<Standing, string> = {
  open: 'helps',
  eligible: 'you fit',
  reachable: 'in reach',
  other: 'not yours',
  closed: 'closed',
};

/** The stages as the form has them, with bars over those at which a grant helps, and one’s own place on them. A home has none. */
export function StageLine({ grant: { requires }, standing, yours }: StageLineProps) {
  const { stages } = requires;
  if (stages.includes(homeStage)) return null;
  const line: readonly FundingStage[] = businessStages.map(([stage]) => stage);
  const early = earlyStages(requires);
  const kinds = line.map(
    (stage): Kind => (early.includes(stage) ? 'early' : stages.includes(stage) ? 'helps' : undefined),
  );
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
            {isFirst && <b className="bar-word">{kind === 'early' ? 'get ready' : barWords[standing]}</b>}
            <span>{stageLabel(stage)}</span>
          </span>
        );
      })}
    </div>
  );
}
