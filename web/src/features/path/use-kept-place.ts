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

type LastRead = OwnedPath['lastRead'];

/** Keeps the section that is being read for the account; answers with the one where its owner stopped the last time. */
export function useKeptPlace({ params, current }: KeptPlaceProps): LastRead {
  const { personaSlug, pathSlug } = params;
  const { data } = useQuery({ ...ownedPathsQuery, refetchOnWindowFocus: false });
  const own = data?.find((path) => path.personaSlug === personaSlug && path.pathSlug === pathSlug);
  // As it was on arrival: from then on it moves along.
  const [stopped, setStopped] = useState<LastRead>();
  if (stopped === undefined && own !== undefined) setStopped(own.lastRead);

  const kept = useRef<string>(undefined);
  const known = own !== undefined;
  useEffect(() => {
    if (!known || current === undefined || current === kept.current) return;
    const timer = setTimeout(async () => {
      kept.current = current;
      const place = { params: { personaSlug, pathSlug }, body: { section: current } };
      // A place that was not kept is no loss worth a word: the next one is.
      const { ok } = await callRoute(pathCompilerRoutes.keepPlace, place);
      if (ok) tellAccountChange('paths');
    }, dwellMs);
    return () => clearTimeout(timer);
  }, [known, current, personaSlug, pathSlug]);
  return stopped ?? null;
}
