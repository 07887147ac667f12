import type { Access } from './path-access.ts';
import { UnlockButton } from './unlock-button.tsx';
import { VisitorAction } from './visitor-action.tsx';

export interface SaleActionProps {
  access: Access;
  text: string;
  /** The session was refused: to the log-in page in a moment. */
  leaving: boolean;
  onClick: () => void;
}

/** The button beside a price, as it is for this reader: what it does is done where the locked part begins. */
export function SaleAction({ access, text, leaving, onClick }: SaleActionProps) {
  if (access.kind === 'visitor') return <VisitorAction text={text} />;
  const waiting = access.kind !== 'locked' ? 'status' : leaving ? 'log-in' : undefined;
  return <UnlockButton text={text} waiting={waiting} onClick={onClick} />;
}
