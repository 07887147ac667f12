import { queryOptions } from '@tanstack/react-query';
import { readCalendar } from '../plan-calendar/read-calendar.ts';
import { getFile } from './plan-file.ts';

/** What a finished plan says to do and when, by its own calendar. */
export const planCalendarQuery = (fileId: string) =>
  queryOptions({
    queryKey: ['runs', 'calendar', fileId],
    queryFn: async ({ signal }) =>
      readCalendar(new TextDecoder().decode(await getFile(fileId, 'calendar', signal))),
    staleTime: Number.POSITIVE_INFINITY,
  });
