import type { PathContent } from '#shared/contract/content-files.ts';
import { lockedTemplates } from '#web/components/inside/inside-words.ts';
import { KitNamesList } from './kit-names-list.tsx';
import { LockedRows } from './locked-rows.tsx';

/** The locked content: its titles, and the working kit by name. */
export default function LockedInside({ published: { sections, kit } }: { published: PathContent }) {
  const closed = sections.filter(({ html }) => html === undefined);
  return (
    <>
      <LockedRows sections={closed} from={sections.length - closed.length + 1} />
      {kit !== null && <KitNamesList kit={kit} unlocks={lockedTemplates({ sections })} />}
    </>
  );
}
