import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type OwnedPath, pathCompilerRoutes } from '#shared/contract/routes/path-compiler.ts';
import { tellAccountChange } from '#web/lib/account-changes.ts';
import { callRoute } from '#web/lib/api/call-route.ts';
import { ownedPathsQuery } from '#web/lib/api/owned-paths.ts';
import type { PathParams } from './api/path-queries.ts';

/** Who only scrolls past a section has not read it. */
const dwellMs = 3000;

export interface KeptPlaceProps {
  params: PathParams;
  /** The section that is being read of an unlocked path. */
  current: string | undefined;
}

export interface KeptPlace {
  /** How its owner left the path the last time. */
  left: OwnedPath | undefined;
  /** It was asked, and nobody could say; also while it is asked again. */
  isUnknown: boolean;
  asking: boolean;
  ask: () => void;
}

/** Keeps the section that is being read for the account. */
export function useKeptPlace({ params, current }: KeptPlaceProps): KeptPlace {
  const { personaSlug, pathSlug } = params;
  const { data, isFetching, errorUpdateCount, refetch } = useQuery({
    ...ownedPathsQuery,
    refetchOnWindowFocus: false,
  });
  const own = data?.find((path) => path.personaSlug === personaSlug && path.pathSlug === pathSlug);
  // As it was on arrival: from then on it moves along.
  const [left, setLeft] = useState<OwnedPath>();
  if (left === undefined && own !== undefined) setLeft(own);

  const kept = useRef<string>(undefined);
  const known = own !== undefined;
  useEffect(() => {
    if (!known || current === undefined || current === kept.current) return;
    const timer = setTimeout(async () => {
      kept.current = current;
      const place = { params: { personaSlug, pathSlug }, body: { section: current } };
      // A place that was not kept is no loss worth a word: the next one is.
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
