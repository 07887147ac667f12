import type { PageId } from '#shared/contract/pages.ts';
import { isBeingBuilt } from '../app/pages-being-built.ts';
import { BeingBuilt } from '../features/site/being-built.tsx';
import { beingBuiltNotes } from '../features/site/being-built-notes.ts';

export default function BeingBuiltPage({ pageId }: { pageId: PageId }) {
  return isBeingBuilt(pageId) ? <BeingBuilt note={beingBuiltNotes[pageId]} /> : null;
}
