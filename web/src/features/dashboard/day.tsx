import { DateTime } from '#web/components/date-time/date-time.tsx';

/** When, in a table of several. */
export const Day = ({ iso }: { iso: string }) => (
  <span className="text-sm lg:text-ink-soft">
    <DateTime iso={iso} dayFirst />
  </span>
);
