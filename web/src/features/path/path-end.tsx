import { CircleCheck } from 'lucide-react';
import type { PathContent } from '#shared/contract/content-files.ts';
import { planPrices } from '#shared/domain/plans/plans.ts';
import { formatAud } from '#shared/domain/tokens/format-amount.ts';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { classNames } from '#web/components/class-names.ts';
import { addresses } from '#web/config/addresses.ts';
import { carryPath } from '#web/lib/carried-path.ts';
import { planPlace } from './places-after.ts';

export interface PathEndProps {
  published: PathContent;
  count: number;
  isRead: boolean;
  /** Nothing below it leads to a plan. */
  leadsOn: boolean;
}

/** After the last section of a fully open text: the result so far and, for a visitor, the next step. */
export function PathEnd({ published: { meta }, count, isRead, leadsOn }: PathEndProps) {
  if (!isRead && !leadsOn) return null;
  return (
    <aside
      aria-label="After this path"
      className={classNames(
        'p-5 mt-8 mb-12 gap-3 grid justify-items-start max-w-measure card print:hidden',
        leadsOn && 'signed-in:hidden',
      )}
    >
      <p className="flex items-center gap-2 text-lg font-semibold">
        {isRead && <CircleCheck aria-hidden className="size-6 shrink-0 text-leaf" />}
        {isRead ? `You’ve read all ${count} sections` : planPlace.title}
      </p>
      {leadsOn && <p>A plan for your skills, hours, budget and goal, from {formatAud(planPrices.BASIC)}.</p>}
      {leadsOn && (
        <ButtonLink
          variant={isRead ? 'primary' : 'secondary'}
          to={addresses.plans()}
          onClick={() => carryPath(meta)}
        >
          Build a plan on this path
        </ButtonLink>
      )}
    </aside>
  );
}
