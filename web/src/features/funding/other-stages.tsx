import type { Grant } from '#shared/content/grants/grant.ts';
import type { FundingStage } from '#shared/domain/funding/funding-answers.ts';
import { ExternalLink } from '#web/components/external-link.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { addresses } from '#web/config/addresses.ts';
import { blueprintAddress } from './blueprint-address.ts';
import { isOver, roundNews } from './round-words.ts';
import { StageLine } from './stage-line.tsx';

export interface OtherStagesProps {
  grants: readonly Grant[];
  yours: FundingStage;
  nowMs: number;
}

/** To its guide; without one, to whoever decides on it. */
function WayTo({ grant: { id, title, official } }: { grant: Grant }) {
  const guide = blueprintAddress(id, {});
  return guide === undefined ? (
    <ExternalLink href={official.href}>{title}</ExternalLink>
  ) : (
    <TextLink to={guide}>{title}</TextLink>
  );
}

/** What does not match, a line each: at which stages it would. */
export function OtherStages({ grants, yours, nowMs }: OtherStagesProps) {
  return (
    <section aria-labelledby="other-stages">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 id="other-stages" className="text-xl">
          Other grants
        </h2>
        <TextLink to={addresses.funding()}>See all of them</TextLink>
      </div>
      <ul className="mt-2 border-t border-line">
        {grants.map((grant) => {
          const round = roundNews(grant, nowMs);
          return (
            <li key={grant.id} className="grant grant-other">
              <p className="sm:pe-6">
                <WayTo grant={grant} />
                <span className="block text-sm text-ink-soft">
                  {grant.amount}
                  {'\u00a0'}· <span className="whitespace-nowrap">{round.badge}</span>
                </span>
              </p>
              <StageLine grant={grant} standing={isOver(round.kind) ? 'closed' : 'other'} yours={yours} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
