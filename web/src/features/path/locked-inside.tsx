import type { PathContent } from '#shared/contract/content-files.ts';
import { KitNamesList } from './kit-names-list.tsx';
import { LayoutPicture } from './layout-picture.tsx';
import { LockedKey, LockedRows } from './locked-rows.tsx';
import { minutesFrom } from './reader/minutes-from.ts';

/** What there is to unlock: the titles, one section as it lies on its page, and the working kit by name. */
export default function LockedInside({ published: { sections, locked, kit } }: { published: PathContent }) {
  const closed = sections.filter(({ html }) => html === undefined);
  const [first] = closed;
  const from = sections.length - closed.length + 1;
  return (
    <>
      <LockedKey minutes={minutesFrom(closed)} />
      <div className="locked-inside">
        <LockedRows sections={closed} from={from} />
        {locked !== null && first !== undefined && (
          <LayoutPicture title={first.title} number={from} of={sections.length} layout={locked.layout} />
        )}
      </div>
      {kit !== null && <KitNamesList kit={kit} />}
    </>
  );
}
