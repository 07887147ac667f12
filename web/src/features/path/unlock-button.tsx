import { Button } from '#web/components/button/button.tsx';

export interface UnlockButtonProps {
  text: string;
  /** The reason why it cannot be pressed yet. */
  waiting?: 'status' | 'log-in' | undefined;
  onClick?: () => void;
}

/** No longer than the texts that they replace, so that the button stays on one line. */
const waitingTexts = { status: 'Checking access…', 'log-in': 'One moment…' } as const;

/** For places with enough space. */
export const unlockText = (lockedCount: number): string =>
  lockedCount === 1 ? 'Unlock 1 more section' : `Unlock ${lockedCount} more sections`;
/** In a bar or a rail, next to what it unlocks. */
export const shortUnlockText = 'Unlock';

/** The button for a logged-in reader. It has its final size from the start, so that nothing moves. */
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
