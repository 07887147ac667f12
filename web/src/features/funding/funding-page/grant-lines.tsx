import type { Grant } from '#shared/content/grants/grant.ts';
import { dayMs } from '#shared/domain/day-ms.ts';
import {
  businessStages,
  type FundingAnswers,
  type FundingStage,
  homeStage,
  stageLabel,
} from '#shared/domain/funding/funding-answers.ts';
import { eligibleStages, type GrantFit } from '#shared/domain/funding/match-grant.ts';
import type { Standing } from './matches.ts';

interface StageLineProps {
  grant: Pick<Grant, 'requires'>;
  standing: Standing;
  /** The reader's own stage, once chosen. */
  yours: FundingStage | undefined;
}

/** Stages that lead to a grant but do not count yet, where another stage does. */
function earlyStages(requires: Grant['requires']): readonly FundingStage[] {
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

const width = 240;

/** The months that the line shows, before and after today. */
export const roundMonths = { before: 15, after: 9 };

const monthsShown = roundMonths.before + roundMonths.after;

const monthMs = (365.25 / 12) * dayMs;

const today = (width * roundMonths.before) / monthsShown;

const inWords = new Intl.DateTimeFormat('en-AU', { month: 'short', year: 'numeric', timeZone: 'UTC' });

interface Span {
  from: number;
  to: number;
}

type Rounds = Exclude<Grant['rounds'], 'ongoing'>;

/** The visible part of each dated round, in the units of the line. */
export function roundSpans(rounds: Rounds, nowMs: number): Span[] {
  const at = (ms: number) =>
    Math.min(width, Math.max(0, today + ((ms - nowMs) / monthMs) * (width / monthsShown)));
  return rounds.flatMap(({ opens, closes }) => {
    if (opens === null || closes === null) return [];
    const [from, to] = [at(Date.parse(opens)), at(Date.parse(closes) + dayMs)];
    return from < to ? [{ from, to }] : [];
  });
}

/** A timeline of two years around today with the application periods; the text above says the same. */
export function RoundLine({ rounds, nowMs }: { rounds: Rounds; nowMs: number }) {
  return (
    <div aria-hidden className="round-line text-sm leading-[1.3]">
      <svg aria-hidden="true" viewBox={`0 0 ${width} 16`} preserveAspectRatio="none" className="h-4 w-full">
        <path
          d={`M0 8H${today}`}
          className="stroke-line-strong stroke-2 [vector-effect:non-scaling-stroke] forced-colors:[stroke:CanvasText]"
        />
        <path
          d={`M${today} 8H${width}`}
          className="stroke-line-strong stroke-2 [vector-effect:non-scaling-stroke] [stroke-dasharray:2_4] forced-colors:[stroke:CanvasText]"
        />
        {roundSpans(rounds, nowMs).map(({ from, to }) => (
          <rect key={from} x={from} y={3} width={to - from} height={10} className="bars-fill" />
        ))}
        <rect x={today - 1} width={2} height={16} className="fill-ink forced-colors:[fill:Highlight]" />
      </svg>
      <p className="grid text-ink-soft grid-cols-[auto_1fr_37.5%]">
        <span>{inWords.format(nowMs - roundMonths.before * monthMs)}</span>
        <span className="text-ink font-semibold text-end">today</span>
        <span className="text-end">{inWords.format(nowMs + roundMonths.after * monthMs)}</span>
      </p>
    </div>
  );
}

const abnWords = (abn: boolean): string => (abn ? 'you have an ABN' : 'you don’t have an ABN');

const whenEligible = ({ requires }: Pick<Grant, 'requires'>, abn: boolean): string => {
  const stages = eligibleStages(requires).map((stage) => `“${stageLabel(stage)}”`);
  if (stages.length === 0) return 'A local provider decides, based on your hours, age and business idea.';
  const eligible = `you’ll be eligible at the ${stages.join(' or ')} stage.`;
  return requires.abn && !abn ? `Get an ABN first, then ${eligible}` : `Later, ${eligible}`;
};

/** Why the grant matches, and what would make a reachable one eligible. */
export function whyWords(
  grant: Pick<Grant, 'requires'>,
  fit: Exclude<GrantFit, { status: 'hidden' }>,
  { abn, stage, state }: FundingAnswers,
): string {
  const { requires } = grant;
  if (stage === homeStage) return `You’re buying a first home in ${state}.`;
  if (fit.status === 'eligible')
    return `Your stage “${stageLabel(stage)}”${requires.abn ? ', your ABN' : ''} and your state match.`;
  if (!fit.missing.includes('stage'))
    return `Your stage “${stageLabel(stage)}” matches, but ${abnWords(abn)}. Get one and you’ll be eligible.`;
  const also = fit.missing.includes('abn') ? ` and ${abnWords(abn)}` : '';
  return `Your stage is “${stageLabel(stage)}”${also}. ${whenEligible(grant, abn)}`;
}

const categories: Record<Grant['category'], string> = {
  business: 'Business',
  personal: 'Personal',
  property: 'Property',
};

/** Who a grant is for, before any answers; its stages are drawn. */
export const requirementWords = ({ category, requires }: Pick<Grant, 'category' | 'requires'>): string =>
  `${categories[category]} · ${requires.abn ? 'ABN needed' : 'no ABN needed'}`;
