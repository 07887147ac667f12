import { FailedRow, type Failure } from '#web/components/failed/failed.tsx';

/** Nothing is advised to somebody of whom nobody can say what they have. */
export const BalanceUnread = ({ failure }: { failure: Failure }) => (
  <FailedRow
    title="We couldn’t load your balance"
    kept="Your tokens are safe, and you can buy a pack without waiting."
    failure={failure}
  />
);
