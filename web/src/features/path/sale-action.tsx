import type { Access } from './path-access.ts';
import { UnlockButton, type UnlockButtonProps } from './unlock-button.tsx';
import { VisitorAction } from './visitor-action.tsx';

export interface SaleActionProps {
  access: Access;
  text: string;
  /** What the button below it waits for. */
  waiting: UnlockButtonProps['waiting'];
  onClick: () => void;
}

/** The button beside a price, as it is for this reader: what it does is done where the locked part begins. */
export function SaleAction({ access, text, waiting, onClick }: SaleActionProps) {
  if (access.kind === 'visitor') return <VisitorAction text={text} />;
  return <UnlockButton text={text} waiting={waiting} onClick={onClick} />;
}
