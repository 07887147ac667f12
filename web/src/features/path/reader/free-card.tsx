import { LockOpen } from 'lucide-react';
import type { ContentSection } from '#shared/contract/content-files.ts';
import { minutesFrom } from './minutes-from.ts';
import { PrintButton } from './print-button.tsx';
import { ReaderCard } from './reader-card.tsx';

export interface FreeCardProps {
  sections: readonly ContentSection[];
  label?: string;
}

/** Of a text that is open to all. */
export function FreeCard({ sections, label = 'This path' }: FreeCardProps) {
  return (
    <ReaderCard
      label={label}
      title={
        <>
          <LockOpen aria-hidden className="size-4 shrink-0 text-leaf" />
          Free, all of it
        </>
      }
      place={`${sections.length} sections, about ${minutesFrom(sections)} min to read`}
      to={sections[0]?.id ?? ''}
      action="Start reading"
    >
      <PrintButton />
    </ReaderCard>
  );
}
