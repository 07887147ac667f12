import { Button } from '#web/components/button/button.tsx';

export interface UnlockButtonProps {
  sectionCount: number;
  /** What is awaited before it can be pressed. */
  waiting?: 'status' | 'log-in' | undefined;
  onClick?: () => void;
}

const waitingTexts = { status: 'Checking your access…', 'log-in': 'One moment…' } as const;

export const unlockText = (sectionCount: number): string => `Unlock all ${sectionCount} sections`;

/** The button of a person who is logged in. It has its size from the start, so that nothing moves when it wakes. */
export function UnlockButton({ sectionCount, waiting, onClick }: UnlockButtonProps) {
  return (
    <Button
      wide
      variant={waiting === 'status' ? 'secondary' : 'primary'}
      pending={waiting !== undefined}
      pendingText={waitingTexts[waiting ?? 'status']}
      onClick={onClick}
    >
      {unlockText(sectionCount)}
    </Button>
  );
}
