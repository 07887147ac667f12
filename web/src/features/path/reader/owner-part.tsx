import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { type KeptPlaceProps, useKeptPlace } from '../use-kept-place.ts';
import { keepOwned } from './kept-reading.ts';
import { OwnerCard, type OwnerCardProps } from './owner-card.tsx';
import { PlaceUnknown } from './place-unknown.tsx';
import type { Reading } from './reading.ts';
import { useReadSections } from './use-read-sections.ts';

export interface OwnerPartProps extends KeptPlaceProps, Omit<OwnerCardProps, 'own' | 'read'> {
  /** In the page head, far from the part that calls the server. */
  place: Element | null;
  account: string;
  /** Called with the last position and the sections read. */
  onReading: (reading: Reading) => void;
}

/** Saves the reading position, and shows the last one in the page head. */
export function OwnerPart({ params, current, place, account, onReading, ...card }: OwnerPartProps) {
  const { left, isUnknown, asking, ask } = useKeptPlace({ params, current });
  const name = `${account}:${params.personaSlug}/${params.pathSlug}`;
  const read = useReadSections(name);
  useEffect(() => keepOwned(name), [name]);
  const stopped = left?.lastRead?.section;
  useEffect(() => onReading({ read, stopped }), [read, stopped, onReading]);
  if (place === null) return null;
  if (left !== undefined) return createPortal(<OwnerCard own={left} read={read} {...card} />, place);
  return isUnknown ? createPortal(<PlaceUnknown asking={asking} onRetry={ask} />, place) : null;
}
