import { CalendarCheck, CalendarX, ChevronDown, CircleCheck } from 'lucide-react';
import { useId, useState } from 'react';
import type { Grant, GrantId } from '#shared/content/grants/grant.ts';
import { amountWords } from '#shared/domain/funding/amount-words.ts';
import {
  type FundingAnswers,
  type FundingStage,
  writeFundingAnswers,
} from '#shared/domain/funding/funding-answers.ts';
import { eligibleStages, type GrantFit } from '#shared/domain/funding/match-grant.ts';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { buttonLook } from '#web/components/button/button-look.ts';
import { formatDay } from '#web/components/date-time/format-day.ts';
import { later, lazyOrNothing } from '#web/components/loading/later.tsx';
import { StatusBadge } from '#web/components/notice/status-badge.tsx';
import { ExternalLink } from '#web/components/text/external-link.tsx';
import { TextLink } from '#web/components/text/text-link.tsx';
import { addresses } from '#web/config/addresses.ts';
import { useNow } from '#web/lib/page/use-now.ts';
import { GrantGives } from '../grant-gives.tsx';
import { isOpen, isOver, type RoundNews, roundNews } from '../round-words.ts';
import { RoundLine, requirementWords, StageLine, whyWords } from './grant-lines.tsx';
import { type FoundGrant, standingOf } from './matches.ts';

const blueprints: Partial<Record<GrantId, (answers: object) => string>> = {
  'nsw-mvp': addresses.grantMvp,
  'nsw-firsthomebuyer': addresses.grantFirstHome,
};

/** The address of a grant's guide, with the answers; some grants have none. */
export const blueprintAddress = (id: GrantId, answers: Partial<FundingAnswers>): string | undefined =>
  blueprints[id]?.(writeFundingAnswers(answers));

type Fit = Exclude<GrantFit['status'], 'hidden'>;

const fitWords: Record<Fit, string> = { eligible: 'Eligible', reachable: 'Reachable' };

const roundWords: Record<RoundNews['kind'], string> = {
  ongoing: ', open all year',
  open: ', round open',
  announced: ', round announced',
  closed: ', but closed now',
  unknown: ', but no round announced',
};

interface GrantBadgeProps {
  round: RoundNews;
  status: Fit | undefined;
  /** True if our questions settle it; for some grants a provider decides. */
  settled: boolean;
}

/** Combines fit and round in one phrase. */
export function standingWords(status: Fit, kind: RoundNews['kind'], settled: boolean): string {
  if (!settled && isOpen(kind)) return `${fitWords[status]}: a provider decides`;
  return `${fitWords[status]}${roundWords[kind]}`;
}

function GrantBadge({ round, status, settled }: GrantBadgeProps) {
  const over = isOver(round.kind);
  const word = status === undefined ? round.badge : standingWords(status, round.kind, settled);
  if (over) return <StatusBadge tone="neutral" icon={CalendarX} word={word} />;
  if (status === 'eligible') return <StatusBadge tone="success" icon={CircleCheck} word={word} />;
  const tone = round.kind === 'announced' ? 'neutral' : 'success';
  return <StatusBadge tone={tone} icon={CalendarCheck} word={word} />;
}

const LaterLists = later(lazyOrNothing(() => import('./grant-lists.tsx')));

interface GrantCardProps {
  grant: Grant;
  /** The chosen stage, submitted or not. */
  stage: FundingStage | undefined;
  /** How it fits the answers; undefined before the answers. */
  match?: { fit: FoundGrant['fit']; answers: FundingAnswers };
}

interface WaysProps extends Pick<GrantCardProps, 'grant' | 'match'> {
  over: boolean;
}

function Ways({ grant, match, over }: WaysProps) {
  const { official } = grant;
  const variant = match && (!over || match.fit.status === 'eligible') ? 'primary' : 'secondary';
  const answers = match?.answers;
  const blueprint = blueprintAddress(grant.id, answers ?? {});
  const lacksAbn = match?.fit.status === 'reachable' && match.fit.missing.includes('abn');
  return (
    <>
      {blueprint === undefined ? (
        <ExternalLink href={official.href} className={buttonLook({ variant })}>
          Go to {official.label}
        </ExternalLink>
      ) : (
        <>
          <ButtonLink to={blueprint} variant={variant} label={`Open the guide to ${grant.title}`}>
            Open the guide
          </ButtonLink>
          <ExternalLink href={official.href}>{official.label}</ExternalLink>
        </>
      )}
      {lacksAbn && answers && (
        <TextLink to={addresses.registerAbn({ refer: addresses.funding(writeFundingAnswers(answers)) })}>
          How to register an ABN
        </TextLink>
      )}
    </>
  );
}

/** A grant: what it is and who it fits, then when it helps, what it pays and how to apply. */
export function GrantCard({ grant, stage, match }: GrantCardProps) {
  const headingId = useId();
  const restId = useId();
  const [isOpen, setOpen] = useState(false);
  const nowMs = useNow(grant.checked);
  const round = roundNews(grant, nowMs);
  const standing = standingOf(grant, { nowMs, fit: match?.fit });
  const over = standing === 'closed';
  return (
    <article
      aria-labelledby={headingId}
      className="grant [.grant+&]:border-t [.grant+&]:border-t-edge py-5 px-4 gap-5 grid grid-cols-1 sm:p-6 lg:gap-0 first:rounded-t-[inherit] last:rounded-b-[inherit] data-over:bg-paper max-sm:not-[.grant-other]:gap-3 lg:not-[.grant-other]:grid-cols-[minmax(0,12fr)_minmax(0,25fr)]"
      data-over={over || undefined}
      data-open={isOpen || undefined}
    >
      <div className="gap-3 grid content-start max-sm:contents lg:pr-10">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <GrantBadge
            round={round}
            status={match?.fit.status}
            settled={eligibleStages(grant.requires).length > 0}
          />
          {!match && <span className="text-ink-soft">{requirementWords(grant)}</span>}
        </div>
        <p className="font-serif text-2xl font-semibold leading-[1.2] text-balance">
          {amountWords(grant.amount, round.kind)}
        </p>
        <h3 className="-my-1 font-sans text-(length:--text-lg)" id={headingId}>
          {grant.title}
        </h3>
        <p className="text-pretty">{grant.desc}</p>
      </div>
      <div className="gap-5 grid content-start max-sm:contents">
        <StageLine grant={grant} standing={standing} yours={stage} />
        {match && (
          <p className="pl-3 border-l-2 border-l-leaf max-sm:order-4 max-sm:not-print:not-noscript:hidden">
            <span className="font-semibold">Why: </span>
            {whyWords(grant, match.fit, match.answers)}
          </p>
        )}
        <div className="grid gap-y-5 gap-x-10 max-sm:contents sm:grid-cols-2">
          <div className="gap-3 grid grid-cols-1 content-start max-sm:contents">
            <div id={restId} className="gap-3 grid max-sm:order-4 max-sm:not-print:not-noscript:hidden">
              <p>
                <span className="mb-1 block font-sans text-(length:--text-sm) font-semibold">When</span>
                {round.kind === 'ongoing' ? 'Open all year.' : round.text}
              </p>
              {grant.rounds !== 'ongoing' && <RoundLine rounds={grant.rounds} nowMs={nowMs} />}
            </div>
            <div className="flex flex-wrap items-center gap-y-1 gap-x-6 max-sm:order-2">
              <Ways grant={grant} over={over} {...(match && { match })} />
            </div>
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={restId}
              className="grant-unfold hidden items-center justify-between min-h-11 border-t border-t-line text-leaf cursor-pointer font-semibold max-sm:order-3 max-sm:not-print:not-noscript:flex"
              onClick={() => setOpen(!isOpen)}
            >
              Details<span className="sr-only"> of {grant.title}</span>
              <ChevronDown aria-hidden className="size-5" />
            </button>
          </div>
          <div className="gap-5 grid grid-cols-1 content-start max-sm:order-4 sm:-order-1 max-sm:not-print:not-noscript:hidden">
            <GrantGives gives={grant.gives} />
          </div>
        </div>
        {over && match && grant.meanwhile.length > 0 && (
          <div className="max-sm:order-4 max-sm:not-print:not-noscript:hidden">
            <h4 className="mb-1 block font-sans text-(length:--text-sm) font-semibold">Prepare now</h4>
            <ul className="pl-5 grid gap-y-1 gap-x-10 list-disc lg:grid-cols-3">
              {grant.meanwhile.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ul>
          </div>
        )}
        {grant.listsOnCard && (
          <details className="grant-asks max-sm:order-4 max-sm:not-print:not-noscript:hidden">
            <summary className="gap-4 flex items-center justify-between min-h-11 cursor-pointer leading-[1.35] list-none border-y border-y-line text-leaf font-semibold hover:bg-leaf-faint in-open:mb-4">
              Eligibility
              <ChevronDown aria-hidden className="size-5" />
            </summary>
            <LaterLists of={grant.id} />
          </details>
        )}
        <p className="max-sm:order-4 max-sm:not-print:not-noscript:hidden text-sm text-ink-soft">
          Checked {formatDay(grant.checked)}. {grant.note}
        </p>
      </div>
    </article>
  );
}
