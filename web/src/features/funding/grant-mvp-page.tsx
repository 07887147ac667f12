import { nswMvp } from '#shared/content/grants/nsw-mvp.ts';
import { nswMvpGuide } from '#shared/content/grants/nsw-mvp-guide.ts';
import { isEarly } from '#shared/domain/funding/match-grant.ts';
import { addresses } from '#web/config/addresses.ts';
import { BlueprintFrame } from './blueprint-frame.tsx';
import { ReadinessScale } from './readiness-scale.tsx';

const wanted = { abn: true, stage: 'mvp', before: nswMvp.requires.stages.filter(isEarly) } as const;

const closing = {
  title: 'Start with a business plan',
  text: 'You’ll need milestones and a 12-month cash flow. A plan gives you a head start.',
  to: addresses.plans(),
  action: 'See our plans',
};

export default function GrantMvpPage() {
  return (
    <BlueprintFrame
      grant={nswMvp}
      guide={nswMvpGuide}
      wanted={wanted}
      title="The NSW MVP grant, and how to apply"
      lead={nswMvp.desc}
      steps="Round 1 had two steps: a short expression of interest, then an application by invitation."
      closing={closing}
    >
      <ReadinessScale />
    </BlueprintFrame>
  );
}
