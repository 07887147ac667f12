import { useId } from 'react';
import type { Grant } from '#shared/content/grants/grant.ts';
import { type FundingAnswers, writeFundingAnswers } from '#shared/domain/funding/funding-answers.ts';
import type { GrantFit } from '#shared/domain/funding/match-grant.ts';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { buttonLook } from '#web/components/button/button-look.ts';
import { classNames } from '#web/components/class-names.ts';
import { formatDay } from '#web/components/date-time/format-day.ts';
import { ExternalLink } from '#web/components/external-link.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { addresses } from '#web/config/addresses.ts';
import { blueprintAddress } from './blueprint-address.ts';
import { GrantBadge } from './grant-badge.tsx';
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

export function GrantCard({ grant, match }: GrantCardProps) {
  const headingId = useId();
  const round = roundNews(grant, useNow(grant.checked));
  const over = isOver(round.kind);
  const answers = match?.answers;
  const blueprint = blueprintAddress(grant.id, answers ?? {});
  const lacksAbn = match?.fit.status === 'reachable' && match.fit.missing.includes('abn');

  // Beside what it is: the right half of a match would hold a button alone.
  const isBeside = match !== undefined && !over;
  const why = (
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
  );

  return (
    <article
      aria-labelledby={headingId}
      className={classNames('grant', over && !match ? 'grant-over' : 'card')}
    >
      <div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <GrantBadge round={round} status={match?.fit.status} />
          {!match && <span className="text-ink-soft">{categories[grant.category]}</span>}
        </div>
        <p className="grant-amount">{grant.amount}</p>
        <h3 id={headingId}>{grant.title}</h3>
        <p>{grant.desc}</p>
        {!isBeside && why}
        {over && <p>{round.text}</p>}
      </div>
      <div>
        {isBeside && why}
        {over && match && grant.meanwhile.length > 0 && (
          <div>
            <p className="font-semibold">Meanwhile</p>
            <ul className="mt-1 list-disc space-y-1 pl-5">
              {grant.meanwhile.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ul>
          </div>
        )}
        {blueprint === undefined ? (
          <details>
            <summary className={classNames(buttonLook({ variant: 'secondary' }), 'list-none')}>
              What it asks
            </summary>
            <div className="pt-4 pb-1">
              <GrantLists grant={grant} />
            </div>
          </details>
        ) : (
          <ButtonLink
            to={blueprint}
            variant={match?.fit.status === 'eligible' ? 'primary' : 'secondary'}
            label={`Open the guide to ${grant.title}`}
          >
            Open the guide
          </ButtonLink>
        )}
        <div className="flex flex-wrap items-center gap-x-6">
          {lacksAbn && answers && (
            <TextLink to={addresses.registerAbn({ refer: addresses.funding(writeFundingAnswers(answers)) })}>
              How to register an ABN
            </TextLink>
          )}
          <ExternalLink href={grant.official.href}>{grant.official.label}</ExternalLink>
        </div>
        <p className="text-sm text-ink-soft">
          Checked {formatDay(grant.checked)}. {grant.note}
        </p>
      </div>
    </article>
  );
}
