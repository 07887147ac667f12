import type { Opening } from '../model/week.ts';
import type { Line } from './line.ts';

/**
 * How a task is done by somebody none of whose hours has what it waits for, where its own words do not say. A plan
 * says each of a kind once before it says one again.
 */
export const outOfHours: Readonly<Record<Opening, readonly [Line, ...Line[]]>> = {
  'office-hours': [
    {
      employed: 'Offices are shut then: use a lunch break, and keep the answers for this sitting.',
      else: 'Offices are shut then: free half an hour on a weekday, and write up the answers now.',
    },
    {
      employed: 'Take a break at work for the talking.',
      else: 'Do the talking around midday on a weekday.',
    },
    'Ask by message first; two lines and a question are enough.',
  ],
  'open-shops': [
    'Shops are shut then: go one {shop-day} morning instead.',
    {
      'no-evenings': 'One lunch hour will do.',
      employed: 'A late-shopping night or one lunch hour will do.',
      else: 'A late-shopping night will do.',
    },
    'Swap it for an hour before noon on a {shop-day}.',
  ],
  daylight: [
    'It is dark by then: take some {light-day} light, and rest that evening.',
    'Swap this one for a {light-day} morning.',
    {
      children: 'It needs light, so trade it for a {light-day} hour when somebody has the children.',
      else: 'It needs light, so take a {light-day} hour.',
    },
    'By day, in a {light-day} hour, in place of that evening.',
  ],
};
