import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type OwnedPath, pathCompilerRoutes } from '#shared/contract/routes/path-compiler.ts';
import { tellAccountChange } from '#web/lib/account-changes.ts';
import { callRoute } from '#web/lib/api/call-route.ts';
import { ownedPathsQuery } from '#web/lib/api/owned-paths.ts';
import type { PathParams } from './api/path-queries.ts';

/** Scrolling quickly past a section does not count as reading. */
const dwellMs = 3000;

export interface KeptPlaceProps {
  params: PathParams;
  /** The section of an unlocked path that is being read. */
  current: string | undefined;
}

export interface KeptPlace {
  /** The owner's last position in the path. */
  left: OwnedPath | undefined;
  /** The request failed; also true during a retry. */
  isUnknown: boolean;
  asking: boolean;
  ask: () => void;
}

/** Saves the section that is being read to the account. */
export function useKeptPlace({ params, current }: KeptPlaceProps): KeptPlace {
  const { personaSlug, pathSlug } = params;
  const { data, isFetching, errorUpdateCount, refetch } = useQuery({
    ...ownedPathsQuery,
    refetchOnWindowFocus: false,
  });
  const own = data?.find((path) => path.personaSlug === personaSlug && path.pathSlug === pathSlug);
  // Fixed on arrival, because the saved position then moves along.
  const [left, setLeft] = useState<OwnedPath>();
  if (left === undefined && own !== undefined) setLeft(own);

  const kept = useRef<string>(undefined);
  const known = own !== undefined;
  useEffect(() => {
    if (!known || current === undefined || current === kept.current) return;
    const timer = setTimeout(async () => {
      kept.current = current;
      const place = { params: { personaSlug, pathSlug }, body: { section: current } };
      // A failed save is not reported, because the next one follows.
      const { ok } = await callRoute(pathCompilerRoutes.saveReadingPlace, place);
      if (ok) tellAccountChange('paths');
    }, dwellMs);
    return () => clearTimeout(timer);
  }, [known, current, personaSlug, pathSlug]);
  return {
    left,
    isUnknown: data === undefined && errorUpdateCount > 0,
    asking: isFetching,
    ask: () => void refetch(),
  };
}
