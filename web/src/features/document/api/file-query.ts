import { queryOptions } from '@tanstack/react-query';
import { getFile } from '#web/lib/api/plan-file.ts';

/** Kept as long as the page is open: what is read for an hour needs no second copy over the net. */
export const fileQuery = (fileId: string) =>
  queryOptions({
    queryKey: ['runs', 'file', fileId],
    queryFn: ({ signal }) => getFile(fileId, 'pdf', signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
