import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { type KeptPlaceProps, useKeptPlace } from '../use-kept-place.ts';
import { OwnerCard, type OwnerCardProps } from './owner-card.tsx';
import { PlaceUnknown } from './place-unknown.tsx';

export interface OwnerPartProps extends KeptPlaceProps, Omit<OwnerCardProps, 'own'> {
  /** In the head of the page, far from the part that talks to the server. */
  place: Element | null;
  /** Hears the number of the section where they stopped. */
  onReadTo: (number: number) => void;
}

/** Keeps the place somebody reads at, and says at the head of the page where they stopped. */
export function OwnerPart({ params, current, place, onReadTo, ...card }: OwnerPartProps) {
  const { left, isUnknown, asking, ask } = useKeptPlace({ params, current });
  const readTo = left?.lastRead?.number ?? 0;
  useEffect(() => onReadTo(readTo), [readTo, onReadTo]);
  if (place === null) return null;
  if (left !== undefined) return createPortal(<OwnerCard own={left} {...card} />, place);
  return isUnknown ? createPortal(<PlaceUnknown asking={asking} onRetry={ask} />, place) : null;
}
