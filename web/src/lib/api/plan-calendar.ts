import { queryOptions } from '@tanstack/react-query';
import { readCalendar } from '../plan-calendar/read-calendar.ts';
import { getFile } from './plan-file.ts';

/** The tasks of a finished plan and their dates, from its calendar. */
export const planCalendarQuery = (fileId: string) =>
  queryOptions({
    queryKey: ['runs', 'calendar', fileId],
    queryFn: async ({ signal }) =>
      readCalendar(new TextDecoder().decode(await getFile(fileId, 'calendar', signal))),
    staleTime: Number.POSITIVE_INFINITY,
  });
