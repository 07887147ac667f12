import type { PathContent } from '#shared/contract/content-files.ts';
import { LayoutPicture } from './layout-picture.tsx';
import { OpenTemplate } from './open-template.tsx';

/** How the first of what is locked lies on its page, and one thing of its kind that anybody may read. */
export default function LockedProof({ published }: { published: PathContent }) {
  const { sections, locked } = published;
  const at = sections.findIndex(({ html }) => html === undefined);
  const first = sections[at];
  if (locked === null || first === undefined) return null;
  return (
    <>
      <LayoutPicture title={first.title} number={at + 1} of={sections.length} layout={locked.layout} />
      <OpenTemplate published={published} />
    </>
  );
}
