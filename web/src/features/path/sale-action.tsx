import type { Access } from './path-access.ts';
import { UnlockButton } from './unlock-button.tsx';
import { VisitorAction } from './visitor-action.tsx';

export interface SaleActionProps {
  access: Access;
  text: string;
  /** The session was refused, and the log-in page opens in a moment. */
  leaving: boolean;
  onClick: () => void;
}

/**
 * The button next to a price, in the state of this reader; the part that starts the locked sections performs
 * the action.
 */
export function SaleAction({ access, text, leaving, onClick }: SaleActionProps) {
  if (access.kind === 'visitor') return <VisitorAction text={text} />;
  const waiting = access.kind !== 'locked' ? 'status' : leaving ? 'log-in' : undefined;
  return <UnlockButton text={text} waiting={waiting} onClick={onClick} />;
}
