import { Button } from '../button/button.tsx';

interface FillInButtonProps {
  state: 'offered' | 'asked' | 'failed' | 'taken';
  label: string;
  onFill: () => void;
}

/** Takes the answers of the last plan over. Nothing is taken over automatically. */
export const FillInButton = ({ state, label, onFill }: FillInButtonProps) => (
  <div>
    <Button variant="secondary" pending={state === 'asked'} pendingText="Filling in…" onClick={onFill}>
      {label}
    </Button>
    <p role="status" className="mt-2 empty:hidden">
      {state === 'failed' && 'The answers didn’t load. Nothing has changed: please try again.'}
    </p>
  </div>
);
