import './blueprint.css';
import { CalendarCheck, CalendarX } from 'lucide-react';
import { type ReactNode, useLayoutEffect } from 'react';
import type { Grant, GrantGuide } from '#shared/content/grants/grant.ts';
import { amountWords } from '#shared/domain/funding/amount-words.ts';
import type { BlueprintAnswers } from '#shared/domain/funding/match-grant.ts';
import { Button } from '#web/components/button/button.tsx';
import { buttonLook } from '#web/components/button/button-look.ts';
import { formatDay } from '#web/components/date-time/format-day.ts';
import { later, lazyOrNothing } from '#web/components/loading/later.tsx';
import { Breadcrumb } from '#web/components/page/breadcrumb.tsx';
import { ClosingStep, type ClosingStepProps } from '#web/components/page/closing-step.tsx';
import { FoldSection } from '#web/components/page/fold-section.tsx';
import { Section } from '#web/components/page/section.tsx';
import { ExternalLink } from '#web/components/text/external-link.tsx';
import { addresses } from '#web/config/addresses.ts';
import { followFolds } from '#web/lib/page/folds.ts';
import { useNow } from '#web/lib/page/use-now.ts';
import { GrantGives } from '../grant-gives.tsx';
import { GuideHead, TickList } from '../guide-parts.tsx';
import { isOver, roundNews } from '../round-words.ts';
import { AnswerCheck } from './answer-check.tsx';

const RoundNews = later(lazyOrNothing(() => import('./round-news.tsx')));

function Figures({ grant, guide }: { grant: Grant; guide: GrantGuide }) {
  return (
    <>
      <dl className="guide-figures border-y border-y-line">
        {guide.figures.map(({ name, value, source, href }) => (
          <div
            className="py-3 grid gap-y-0 gap-x-6 sm:grid-cols-[11rem_minmax(0,1fr)] [.guide-figures>div+&]:border-t [.guide-figures>div+&]:border-t-line"
            key={name}
          >
            <dt className="text-ink-soft">{name}</dt>
            <dd className="font-semibold">
              {value}
              <span className="block text-sm font-normal text-ink-soft">
                Source:{' '}
                <a href={href ?? grant.official.href} target="_blank" rel="noopener noreferrer">
                  {source}
                  <span className="sr-only"> (opens in a new tab)</span>
                </a>
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-ink-soft">
        Checked {formatDay(grant.checked)}. {grant.note}
      </p>
    </>
  );
}

const Checklist = ({ grant, guide }: { grant: Grant; guide: GrantGuide }) => (
  <>
    <TickList list={grant.id} lines={guide.checklist.map(({ id, text }) => ({ id, label: text }))} />
    <span className="-ml-5 noscript:hidden print:hidden">
      <Button variant="quiet" onClick={() => window.print()}>
        Print
      </Button>
    </span>
  </>
);

function Documents({ grant, guide }: { grant: Grant; guide: GrantGuide }) {
  return (
    <FoldSection title="Documents you’ll need" id="documents">
      <TickList
        list={`${grant.id}-documents`}
        lines={guide.documents.map(({ id, name, from }) => ({
          id,
          label: (
            <>
              {name}. <span className="text-ink-soft">{from}.</span>
            </>
          ),
        }))}
      />
    </FoldSection>
  );
}

const PrepareNow = ({ grant }: { grant: Grant }) => (
  <FoldSection title="Prepare now" id="prepare">
    <ol className="stations [counter-reset:step] meanwhile">
      {grant.meanwhile.map((step) => (
        <li
          className="in-[.stations]:relative in-[.stations]:border-0 in-[.stations]:[counter-increment:step] pl-10 not-last:after:top-6 not-last:after:-bottom-4 [.meanwhile>li+&]:mt-4 before:left-0 before:absolute before:grid before:size-6 before:border-2 before:border-line-strong before:rounded-[50%] before:bg-paper before:content-[counter(step)] before:text-(length:--text-sm) before:font-semibold before:place-items-center"
          key={step}
        >
          {step}
        </li>
      ))}
    </ol>
  </FoldSection>
);

interface ApplyProps {
  grant: Grant;
  guide: GrantGuide;
  steps: string | undefined;
}

const Apply = ({ grant, guide, steps }: ApplyProps) => (
  <Section title="Where to apply">
    <p className="max-w-measure">You apply to the funder, who decides. We earn nothing from it. {steps}</p>
    <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
      <ExternalLink href={grant.official.href} className={buttonLook({})}>
        {grant.official.label}
      </ExternalLink>
      {guide.more.map(({ label, href }) => (
        <ExternalLink key={href} href={href}>
          {label}
        </ExternalLink>
      ))}
    </div>
  </Section>
);

/** While the round is closed, everything but the notification form is folded. */
const ClosedLists = ({ grant, guide, steps, children }: ApplyProps & { children: ReactNode }) => (
  <div className="page-width folds-wide flex flex-col gap-4 py-8 sm:py-12">
    <FoldSection title="What it paid" id="figures">
      <Figures grant={grant} guide={guide} />
    </FoldSection>
    {children}
    <FoldSection title="Eligibility" id="eligibility">
      <Checklist grant={grant} guide={guide} />
    </FoldSection>
    <Documents grant={grant} guide={guide} />
    {grant.meanwhile.length > 0 && <PrepareNow grant={grant} />}
    <FoldSection title="How to apply" id="apply">
      <p className="max-w-measure">You apply to the funder, who decides. We earn nothing from it. {steps}</p>
      {guide.more.map(({ label, href }) => (
        <p key={href}>
          <ExternalLink href={href}>{label}</ExternalLink>
        </p>
      ))}
    </FoldSection>
    <p>
      <ExternalLink href={grant.official.href}>{grant.official.label}</ExternalLink>
    </p>
  </div>
);

const OpenLists = ({ grant, guide, steps, children }: ApplyProps & { children: ReactNode }) => (
  <div className="page-width flex flex-col gap-10 py-8 sm:py-12">
    <div className="guide-pair lg:[&_h2]:min-h-11 lg:[&_h2]:content-center">
      {children}
      <Section title="What you get">
        <Figures grant={grant} guide={guide} />
      </Section>
    </div>
    <div className="guide-pair lg:[&_h2]:min-h-11 lg:[&_h2]:content-center guide-lists lg:grid-rows-[auto_1fr]">
      <Section title="Eligibility">
        <Checklist grant={grant} guide={guide} />
      </Section>
      <Documents grant={grant} guide={guide} />
      <Apply grant={grant} guide={guide} steps={steps} />
    </div>
  </div>
);

interface BlueprintFrameProps {
  grant: Grant;
  guide: GrantGuide;
  wanted: BlueprintAnswers;
  title: string;
  /** The title while no round is open. */
  closedTitle?: string;
  lead: string;
  /** How people apply, if known. */
  steps?: string;
  /** What people who qualify get. */
  comesTo?: string | undefined;
  /** A part that only this grant has, next to its figures. */
  children: ReactNode;
  closing: ClosingStepProps;
}

/**
 * The guide to one grant: the state of its round, the answers, the figures, the checklists and how to apply.
 */
export function BlueprintFrame({
  grant,
  guide,
  wanted,
  title,
  closedTitle = title,
  lead,
  steps,
  comesTo,
  children,
  closing,
}: BlueprintFrameProps) {
  const round = roundNews(grant, useNow(grant.checked));
  const over = isOver(round.kind);
  const RoundIcon = over ? CalendarX : CalendarCheck;
  const Lists = over ? ClosedLists : OpenLists;
  useLayoutEffect(followFolds, []);
  return (
    <div className="blueprint">
      <GuideHead
        way={<Breadcrumb trail={[{ label: 'Funding', to: addresses.funding() }, { label: grant.title }]} />}
        title={over ? closedTitle : title}
        lead={over ? <b>You can’t apply at the moment.</b> : lead}
        picture={
          <>
            <p className="mb-3 font-serif text-2xl font-semibold leading-[1.2]">
              {amountWords(grant.amount, round.kind)}
            </p>
            {!over && <GrantGives gives={grant.gives} />}
          </>
        }
      >
        <div className="card guide-card text-ink col-span-full">
          <div
            className="guide-round py-3 px-4 gap-3 flex flex-wrap border-b border-b-line sm:px-6 data-over:bg-ochre-tint"
            data-over={over || undefined}
          >
            <RoundIcon aria-hidden className="mt-0.5 size-5 shrink-0" />
            {over ? (
              <span className="grow shrink basis-48">
                {round.text}
                {/* Its space is reserved, so that nothing moves when it loads. */}
                <span className="mt-3 block min-h-11">
                  <RoundNews grant={grant} id="next-round" variant="primary" />
                </span>
              </span>
            ) : (
              <span className="grow shrink basis-48">
                <b>{round.badge}.</b> {round.text}{' '}
                <ExternalLink href={grant.official.href}>{grant.official.label}</ExternalLink>
              </span>
            )}
          </div>
          <AnswerCheck wanted={wanted} isOver={over} comesTo={comesTo} />
        </div>
      </GuideHead>
      <Lists grant={grant} guide={guide} steps={steps}>
        {children}
      </Lists>
      <ClosingStep {...closing} />
    </div>
  );
}
