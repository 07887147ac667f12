import './blueprint.css';
import { CalendarCheck, CalendarX } from 'lucide-react';
import { type ReactNode, useLayoutEffect } from 'react';
import type { Grant, GrantGuide } from '#shared/content/grants/grant.ts';
import { amountWords } from '#shared/domain/funding/amount-words.ts';
import type { BlueprintAnswers } from '#shared/domain/funding/match-grant.ts';
import { Breadcrumb } from '#web/components/breadcrumb.tsx';
import { Button } from '#web/components/button/button.tsx';
import { buttonLook } from '#web/components/button/button-look.ts';
import { ClosingStep, type ClosingStepProps } from '#web/components/closing-step.tsx';
import { formatDay } from '#web/components/date-time/format-day.ts';
import { ExternalLink } from '#web/components/external-link.tsx';
import { FoldSection } from '#web/components/fold-section.tsx';
import { later } from '#web/components/later.tsx';
import { Section } from '#web/components/section.tsx';
import { addresses } from '#web/config/addresses.ts';
import { followFolds } from '#web/lib/folds.ts';
import { lazyOrNothing } from '#web/lib/lazy-or-nothing.ts';
import { useNow } from '#web/lib/use-now.ts';
import { AnswerCheck } from './answer-check.tsx';
import { GrantGives } from './grant-gives.tsx';
import { GuideHead } from './guide-head.tsx';
import { isOver, roundNews } from './round-words.ts';
import { TickList } from './tick-list.tsx';

// Of a grant that is open all year nobody waits for a round.
const RoundNews = later(lazyOrNothing(() => import('./round-news.tsx')));

/** Its place is kept, so that nothing moves when it comes. */
const LaterNews = (news: { grant: Grant; id: string; variant: 'primary' | 'secondary' }) => (
  <span className="inline-block min-h-11 min-w-66">
    <RoundNews {...news} />
  </span>
);

function Figures({ grant, guide }: { grant: Grant; guide: GrantGuide }) {
  return (
    <Section title="What there is">
      <dl className="guide-figures">
        {guide.figures.map(({ name, value, source, href }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
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
    </Section>
  );
}

function Documents({ grant, guide }: { grant: Grant; guide: GrantGuide }) {
  return (
    <FoldSection title="Documents, and where to get each" id="documents">
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

function Meanwhile({ grant }: { grant: Grant }) {
  return (
    <FoldSection title="What to do meanwhile" id="meanwhile">
      <ol className="stations meanwhile">
        {grant.meanwhile.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className="mt-5">
        <LaterNews grant={grant} id="round-news" variant="secondary" />
      </div>
    </FoldSection>
  );
}

interface ApplyProps {
  grant: Grant;
  guide: GrantGuide;
  steps: string | undefined;
}

function Apply({ grant, guide, steps }: ApplyProps) {
  return (
    <Section title="Where to apply">
      <p className="max-w-measure">
        You apply with the body that gives the money, not with us. It decides; we get nothing for it. {steps}
      </p>
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
}

export interface BlueprintFrameProps {
  grant: Grant;
  guide: GrantGuide;
  wanted: BlueprintAnswers;
  title: string;
  lead: string;
  /** How one applies, where that is known. */
  steps?: string;
  /** What it comes to for whoever qualifies. */
  comesTo?: string | undefined;
  /** What this grant alone needs, after its figures. */
  children: ReactNode;
  closing: ClosingStepProps;
}

/** The guide through one grant: how its round stands above all, then the answers, what there is, the checklists and the way on. */
export function BlueprintFrame({
  grant,
  guide,
  wanted,
  title,
  lead,
  steps,
  comesTo,
  children,
  closing,
}: BlueprintFrameProps) {
  const round = roundNews(grant, useNow(grant.checked));
  const over = isOver(round.kind);
  const RoundIcon = over ? CalendarX : CalendarCheck;
  useLayoutEffect(followFolds, []);
  return (
    <div className="blueprint">
      <GuideHead
        way={<Breadcrumb trail={[{ label: 'Funding', to: addresses.funding() }, { label: grant.title }]} />}
        title={title}
        lead={lead}
        picture={
          <>
            <p className="head-amount">{amountWords(grant.amount, round.kind)}</p>
            <div data-over={over || undefined}>
              <GrantGives gives={grant.gives} />
            </div>
          </>
        }
      >
        <div className="card guide-card">
          <p className="guide-round" data-over={over || undefined}>
            <RoundIcon aria-hidden className="mt-0.5 size-5 shrink-0" />
            <span>
              <b>{round.badge}.</b> {round.kind === 'ongoing' ? 'There is no round to wait for.' : round.text}
            </span>
          </p>
          <AnswerCheck
            wanted={wanted}
            isOver={over}
            comesTo={comesTo}
            next={over && <LaterNews grant={grant} id="next-round" variant="primary" />}
          />
        </div>
      </GuideHead>
      <div className="page-width flex flex-col gap-10 py-8 sm:py-12">
        <div className="guide-pair">
          <Figures grant={grant} guide={guide} />
          {children}
        </div>
        <div className="guide-pair guide-lists">
          <Section
            title="Tick what is true of you"
            action={
              <span className="-mx-4 noscript:hidden print:hidden [&>button]:px-4">
                <Button variant="quiet" onClick={() => window.print()}>
                  Print
                </Button>
              </span>
            }
          >
            <TickList list={grant.id} lines={guide.checklist.map(({ id, text }) => ({ id, label: text }))} />
          </Section>
          <Documents grant={grant} guide={guide} />
          <Apply grant={grant} guide={guide} steps={steps} />
        </div>
        {over && grant.meanwhile.length > 0 && <Meanwhile grant={grant} />}
      </div>
      <ClosingStep {...closing} />
    </div>
  );
}
