import { CalendarCheck, CalendarX, CircleCheck, Milestone } from 'lucide-react';
import { useId } from 'react';
import type { Grant } from '#shared/content/grants/grant.ts';
import { type FundingAnswers, writeFundingAnswers } from '#shared/domain/funding/funding-answers.ts';
import type { GrantFit } from '#shared/domain/funding/match-grant.ts';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { classNames } from '#web/components/class-names.ts';
import { formatDay } from '#web/components/date-time/format-day.ts';
import { ExternalLink } from '#web/components/external-link.tsx';
import { StatusBadge } from '#web/components/status-badge.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { addresses } from '#web/config/addresses.ts';
import { blueprintAddress } from './blueprint-address.ts';
import { GrantLists } from './grant-lists.tsx';
import { isOver, roundNews } from './round-words.ts';
import { useNow } from './use-now.ts';
import { requirementWords, whyWords } from './why-words.ts';

export interface GrantCardProps {
  grant: Grant;
  /** How it fits whom; absent while nobody has answered. */
  match?: { fit: Exclude<GrantFit, { status: 'hidden' }>; answers: FundingAnswers };
}

const categories = { business: 'Business', personal: 'Personal', property: 'Property' } as const;

function FitBadge({ fit }: { fit: GrantFit }) {
  return fit.status === 'eligible' ? (
    <StatusBadge tone="success" icon={CircleCheck} word="Eligible" />
  ) : (
    <StatusBadge tone="pending" icon={Milestone} word="Reachable" />
  );
}

export function GrantCard({ grant, match }: GrantCardProps) {
  const headingId = useId();
  const round = roundNews(grant, useNow(grant.checked));
  const over = isOver(round.kind);
  const answers = match?.answers;
  const blueprint = blueprintAddress(grant.id, answers ?? {});
  const lacksAbn = match?.fit.status === 'reachable' && match.fit.missing.includes('abn');

  return (
    <article
      aria-labelledby={headingId}
      className={classNames('flex flex-col gap-3', over && !match ? 'grant-over' : 'card p-5 sm:p-6')}
    >
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
        <span className="text-ink-soft">{categories[grant.category]}</span>
        {match && <FitBadge fit={match.fit} />}
        <StatusBadge
          tone={over ? 'attention' : 'neutral'}
          icon={over ? CalendarX : CalendarCheck}
          word={round.badge}
        />
      </div>
      <div className="grid gap-x-8 gap-y-2 sm:grid-cols-[minmax(0,1fr)_15rem]">
        <div>
          <h3 id={headingId}>{grant.title}</h3>
          <p className="mt-1">{grant.desc}</p>
        </div>
        <p className="grant-amount">{grant.amount}</p>
      </div>
      <p className="border-l-2 border-leaf pl-3">
        {match ? (
          <>
            <span className="font-semibold">Why: </span>
            {whyWords(grant, match.fit, match.answers)}
          </>
        ) : (
          requirementWords(grant)
        )}
      </p>
      {over && (
        <div>
          <p>{round.text}</p>
          {match && grant.meanwhile.length > 0 && (
            <>
              <p className="mt-2 font-semibold">Meanwhile</p>
              <ul className="mt-1 list-disc space-y-1 pl-5">
                {grant.meanwhile.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {blueprint !== undefined && (
          <ButtonLink
            to={blueprint}
            variant={match?.fit.status === 'eligible' ? 'primary' : 'secondary'}
            label={`Open the guide to ${grant.title}`}
          >
            Open the guide
          </ButtonLink>
        )}
        {lacksAbn && answers && (
          <TextLink to={addresses.registerAbn({ refer: addresses.funding(writeFundingAnswers(answers)) })}>
            How to register an ABN
          </TextLink>
        )}
        <ExternalLink href={grant.official.href}>{grant.official.label}</ExternalLink>
      </div>
      {blueprint === undefined && (
        <details className="border-t border-line pt-2">
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-leaf underline-offset-4 hover:underline">
            What it asks, and what to have at hand
          </summary>
          <div className="pt-2 pb-1">
            <GrantLists grant={grant} />
          </div>
        </details>
      )}
      <p className="text-sm text-ink-soft">
        Checked {formatDay(grant.checked)}. {grant.note}
      </p>
    </article>
  );
}
