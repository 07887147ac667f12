import './blueprint.css';
import { type ReactNode, useLayoutEffect } from 'react';
import type { Grant, GrantGuide } from '#shared/content/grants/grant.ts';
import type { BlueprintAnswers } from '#shared/domain/funding/match-grant.ts';
import { Banner } from '#web/components/banner.tsx';
import { Breadcrumb } from '#web/components/breadcrumb.tsx';
import { Button } from '#web/components/button/button.tsx';
import { buttonLook } from '#web/components/button/button-look.ts';
import { ClosingStep, type ClosingStepProps } from '#web/components/closing-step.tsx';
import { formatDay } from '#web/components/date-time/format-day.ts';
import { ExternalLink } from '#web/components/external-link.tsx';
import { FoldSection } from '#web/components/fold-section.tsx';
import { InterestButton } from '#web/components/interest/interest-button.tsx';
import { Section } from '#web/components/section.tsx';
import { addresses } from '#web/config/addresses.ts';
import { askAbout } from '#web/lib/ask-about.ts';
import { followFolds } from '#web/lib/folds.ts';
import { AnswerCheck } from './answer-check.tsx';
import { GrantGives } from './grant-gives.tsx';
import { GuideHead } from './guide-head.tsx';
import { isOver, roundNews } from './round-words.ts';
import { TickList } from './tick-list.tsx';
import { useNow } from './use-now.ts';

function Figures({ grant, guide }: { grant: Grant; guide: GrantGuide }) {
  return (
    <Section title="What there is">
      <dl className="divide-y divide-line border-y border-line">
        {guide.figures.map(({ name, value, source, href }) => (
          <div key={name} className="grid gap-x-6 py-3 sm:grid-cols-[13rem_1fr]">
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

function Apply({ grant, guide }: { grant: Grant; guide: GrantGuide }) {
  return (
    <Section title="Where to apply">
      <p className="max-w-measure">
        You apply with the body that gives the money, not with us. It decides; we get nothing for it.
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
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
  /** What this grant alone needs, after its figures. */
  children: ReactNode;
  closing: ClosingStepProps;
}

/** The guide through one grant: how its round stands above all, then the answers, the checklists and the way on. */
export function BlueprintFrame({
  grant,
  guide,
  wanted,
  title,
  lead,
  children,
  closing,
}: BlueprintFrameProps) {
  const round = roundNews(grant, useNow(grant.checked));
  const over = isOver(round.kind);
  useLayoutEffect(followFolds, []);
  return (
    <div className="blueprint">
      <GuideHead
        way={<Breadcrumb trail={[{ label: 'Funding', to: addresses.funding() }, { label: grant.title }]} />}
        title={title}
        lead={lead}
        picture={
          <>
            <p className="head-amount">{grant.amount}</p>
            <GrantGives gives={grant.gives} />
          </>
        }
      />
      <div className="page-width py-6 sm:py-10">
        {over && (
          <Banner tone="warning" title={round.badge}>
            <p>{round.text}</p>
          </Banner>
        )}
        <div className="mt-6 grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-14">
          <div className="lg:sticky lg:top-6 lg:col-start-2 print:hidden">
            <AnswerCheck wanted={wanted} isOver={over} />
          </div>
          <div className="flex flex-col gap-10 lg:col-start-1 lg:row-start-1">
            <Figures grant={grant} guide={guide} />
            {children}
            <Section
              title="Tick what is true of you"
              action={
                <span className="max-sm:-ml-5 sm:-mr-5 noscript:hidden print:hidden">
                  <Button variant="quiet" onClick={() => window.print()}>
                    Print as a checklist
                  </Button>
                </span>
              }
            >
              <TickList
                list={grant.id}
                lines={guide.checklist.map(({ id, text }) => ({ id, label: text }))}
              />
            </Section>
            <Documents grant={grant} guide={guide} />
            {over && grant.meanwhile.length > 0 && (
              <FoldSection title="What to do meanwhile" id="meanwhile">
                <ul className="mt-2 list-disc space-y-1.5 pl-5">
                  {grant.meanwhile.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ul>
                <div className="mt-2 -ml-5">
                  <InterestButton
                    label="Tell me when a round opens"
                    words={{
                      id: 'round-news',
                      title: 'Tell me when a round opens',
                      lead: 'Leave your email, and we write to you once a round has a date.',
                      question: 'What should we look out for?',
                      suggestion: `The next round of ${grant.title}`,
                    }}
                    send={askAbout(grant.id)}
                  />
                </div>
              </FoldSection>
            )}
            <Apply grant={grant} guide={guide} />
          </div>
        </div>
      </div>
      <ClosingStep {...closing} />
    </div>
  );
}
