import { Button } from '#web/components/button/button.tsx';

export interface UnlockButtonProps {
  text: string;
  /** What is awaited before it can be pressed. */
  waiting?: 'status' | 'log-in' | undefined;
  onClick?: () => void;
}

/** No longer than what they stand for, so that the button has one line. */
const waitingTexts = { status: 'Checking access…', 'log-in': 'One moment…' } as const;

/** Where there is room for it. */
export const unlockText = (lockedCount: number): string =>
  lockedCount === 1 ? 'Unlock 1 more section' : `Unlock ${lockedCount} more sections`;
/** In a bar or a rail, beside what it unlocks. */
export const shortUnlockText = 'Unlock';

/** The button of a person who is logged in. It has its size from the start, so that nothing moves when it wakes. */
export function UnlockButton({ text, waiting, onClick }: UnlockButtonProps) {
  return (
    <Button
      wide
      variant={waiting === 'status' ? 'secondary' : 'primary'}
      pending={waiting !== undefined}
      pendingText={text === shortUnlockText ? 'Wait…' : waitingTexts[waiting ?? 'status']}
      onClick={onClick}
    >
      {text}
    </Button>
  );
}
