import { nswMvp } from '#shared/content/grants/nsw-mvp.ts';
import { nswMvpGuide } from '#shared/content/grants/nsw-mvp-guide.ts';
import { isEarly } from '#shared/domain/funding/match-grant.ts';
import { FoldSection } from '#web/components/page/fold-section.tsx';
import { addresses } from '#web/config/addresses.ts';
import { BlueprintFrame } from './blueprint-frame.tsx';

const levels: readonly [level: number, words: string][] = [
  [3, 'A first experiment shows the idea can work'],
  [4, 'The parts work together in the lab'],
  [5, 'They work in realistic conditions'],
  [6, 'A prototype works in realistic conditions'],
  [7, 'A prototype works where it will be used'],
];

const all = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The technology readiness levels that the grant covers. */
function ReadinessScale() {
  return (
    <FoldSection title="Readiness levels covered" id="readiness">
      <div
        role="img"
        aria-label="Technology readiness levels 1 to 9; 3 to 7 are covered"
        className="readiness gap-0.5 grid grid-cols-9 text-center forced-colors:[&>[data-asked]]:[border:3px_solid_CanvasText]"
      >
        {all.map((level) => (
          <span key={level} data-asked={levels.some(([asked]) => asked === level) || undefined}>
            {level}
          </span>
        ))}
      </div>
      <dl className="mt-4 divide-y divide-line border-y border-line">
        {levels.map(([level, words]) => (
          <div key={level} className="flex gap-4 py-2">
            <dt className="w-14 shrink-0 font-semibold tabular-nums">TRL {level}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-ink-soft">
        In our words; the guidelines count. In our questions, TRL 3 to 7 is the MVP stage.
      </p>
    </FoldSection>
  );
}

const wanted = {
  abn: true,
  stage: 'mvp',
  before: nswMvp.requires.stages.filter(isEarly),
  states: nswMvp.requires.states,
} as const;

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
      closedTitle="NSW MVP grant: closed"
      lead={nswMvp.desc}
      steps="Round 1 had two steps: a short expression of interest, then an application by invitation."
      closing={closing}
    >
      <ReadinessScale />
    </BlueprintFrame>
  );
}
