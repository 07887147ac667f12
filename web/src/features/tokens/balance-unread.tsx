import { FailedRow, type Failure } from '#web/components/failed/failed.tsx';

/** Without a known balance, nothing is recommended. */
export const BalanceUnread = ({ failure }: { failure: Failure }) => (
  <FailedRow
    title="We couldn’t load your balance"
    kept="Your tokens are safe, and you can buy a pack without waiting."
    failure={failure}
  />
);
