import type { Access } from './path-access.ts';
import { UnlockButton } from './unlock-button.tsx';
import { VisitorAction } from './visitor-action.tsx';

export interface SaleActionProps {
  access: Access;
  text: string;
  onClick: () => void;
}

/** The button beside a price, as it is for this reader: what it does is done where the locked part begins. */
export function SaleAction({ access, text, onClick }: SaleActionProps) {
  if (access.kind === 'visitor') return <VisitorAction text={text} />;
  return (
    <UnlockButton text={text} waiting={access.kind === 'locked' ? undefined : 'status'} onClick={onClick} />
  );
}
