import { useState } from 'react';
import type { PathContent } from '#shared/contract/content-files.ts';
import type { Access } from './path-access.ts';
import type { PartBefore } from './path-sections.tsx';
import { UnlockedPanel } from './unlocked-panel.tsx';

/** The receipt above the first section that was locked, for a reader who unlocked it on this visit. */
export function useUnlockedNews(access: Access, { meta, sections }: PathContent): PartBefore | undefined {
  const [seen, setSeen] = useState(false);
  const id = sections.find(({ html }) => html === undefined)?.id;
  if (access.kind !== 'open' || access.cause !== 'unlock' || seen || id === undefined) return undefined;
  const putAway = () => {
    setSeen(true);
    document.getElementById(id)?.focus({ preventScroll: true });
  };
  return {
    id,
    part: <UnlockedPanel meta={meta} hasKit={access.content.kitParts !== null} onDismiss={putAway} />,
  };
}
