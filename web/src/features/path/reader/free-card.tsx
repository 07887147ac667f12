import { LockOpen } from 'lucide-react';
import type { ContentSection } from '#shared/contract/content-files.ts';
import { minutesFrom } from './minutes-from.ts';
import { PrintButton } from './print-button.tsx';
import { ReaderCard } from './reader-card.tsx';

/** Of a path that is open to all. */
export function FreeCard({ sections }: { sections: readonly ContentSection[] }) {
  return (
    <ReaderCard
      label="This path"
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
