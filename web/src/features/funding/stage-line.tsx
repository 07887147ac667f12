import type { Grant } from '#shared/content/grants/grant.ts';
import { type FundingStage, fundingStages, stageLabel } from '#shared/domain/funding/funding-answers.ts';
import type { Standing } from './grant-standing.ts';

export interface StageLineProps {
  grant: Pick<Grant, 'requires'>;
  standing: Standing;
  /** Of whoever has said theirs. */
  yours: FundingStage | undefined;
  /** In words where a phone has several of them. */
  saidOnPhone?: boolean;
}

/** The stages as the form has them, with a bar over those at which a grant helps, and one’s own place on it. */
export function StageLine({ grant: { requires }, standing, yours, saidOnPhone = false }: StageLineProps) {
  const helps = fundingStages.map(([stage]) => requires.stages.includes(stage));
  const words = `Helps at: ${requires.stages.map(stageLabel).join(', ')}.`;
  const named = {
    role: 'img',
    'aria-label': yours === undefined ? words : `${words} Your stage: ${stageLabel(yours)}.`,
  };
  const line = (
    <div {...(!saidOnPhone && named)} className="stage-line" data-standing={standing}>
      {fundingStages.map(([stage, label], at) => (
        <span
          key={stage}
          data-helps={helps[at] || undefined}
          data-first={(helps[at] && !helps[at - 1]) || undefined}
          data-yours={stage === yours || undefined}
        >
          <span>{label}</span>
        </span>
      ))}
    </div>
  );
  if (!saidOnPhone) return line;
  return (
    <div {...named} className="stages-said">
      <p>{words}</p>
      {line}
    </div>
  );
}
