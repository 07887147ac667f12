import { Banner } from '#web/components/banner.tsx';
import { Button } from '#web/components/button/button.tsx';

export interface BalanceUnreadProps {
  isAsking: boolean;
  onAskAgain: () => void;
}

/** Nothing is advised to somebody of whom nobody can say what they have. */
export const BalanceUnread = ({ isAsking, onAskAgain }: BalanceUnreadProps) => (
  <div className="my-4">
    <Banner
      tone="warning"
      role="alert"
      title="Your balance could not be loaded"
      action={
        <Button variant="secondary" pending={isAsking} pendingText="Asking…" onClick={onAskAgain}>
          Try again
        </Button>
      }
    >
      Your tokens are safe. Try again to see how many you have, or buy a pack without waiting.
    </Banner>
  </div>
);
