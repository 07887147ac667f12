import { nswMvp } from '#shared/content/grants/nsw-mvp.ts';
import { nswMvpGuide } from '#shared/content/grants/nsw-mvp-guide.ts';
import { BlueprintFrame } from './blueprint-frame.tsx';
import { ReadinessScale } from './readiness-scale.tsx';

const wanted = { abn: true, stage: 'mvp' } as const;

export default function GrantMvpPage() {
  return (
    <BlueprintFrame
      grant={nswMvp}
      guide={nswMvpGuide}
      wanted={wanted}
      title="NSW MVP grant, step by step"
      lead={`${nswMvp.desc} Earlier rounds took two steps: a short expression of interest, then an application by invitation.`}
    >
      <ReadinessScale />
    </BlueprintFrame>
  );
}
