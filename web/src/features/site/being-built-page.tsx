import type { PageId } from '#shared/contract/pages.ts';
import { isBeingBuilt } from '#web/config/pages-being-built.ts';
import { beingBuiltNotes } from './being-built-notes.ts';
import { BeingBuilt } from './being-built-notice.tsx';

export default function BeingBuiltPage({ pageId }: { pageId: PageId }) {
  return isBeingBuilt(pageId) ? <BeingBuilt note={beingBuiltNotes[pageId]} /> : null;
}
