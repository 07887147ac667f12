import { queryOptions } from '@tanstack/react-query';
import { getFile } from '#web/lib/api/plan-file.ts';

/** Kept as long as the page is open, because a long reading needs no second download. */
export const fileQuery = (fileId: string) =>
  queryOptions({
    queryKey: ['runs', 'file', fileId],
    queryFn: ({ signal }) => getFile(fileId, 'pdf', signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
