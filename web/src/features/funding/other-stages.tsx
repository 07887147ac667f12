import type { Grant } from '#shared/content/grants/grant.ts';
import type { FundingStage } from '#shared/domain/funding/funding-answers.ts';
import { TextLink } from '#web/components/text-link.tsx';
import { addresses } from '#web/config/addresses.ts';
import { roundNews } from './round-words.ts';
import { StageLine } from './stage-line.tsx';

export interface OtherStagesProps {
  grants: readonly Grant[];
  yours: FundingStage;
  nowMs: number;
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
        {grants.map((grant) => (
          <li key={grant.id} className="grant grant-other">
            <p className="pe-6">
              <span className="font-semibold">{grant.title}</span>
              <span className="block text-sm text-ink-soft">
                {grant.amount} · {roundNews(grant, nowMs).badge}
              </span>
            </p>
            <StageLine grant={grant} standing="other" yours={yours} />
          </li>
        ))}
      </ul>
    </section>
  );
}
