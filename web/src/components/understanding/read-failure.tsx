import type { ReadFailure } from '#web/lib/ask-reading.ts';
import { Button } from '../button/button.tsx';

const sentenceOf = (failure: ReadFailure): string => {
  if (failure.kind === 'unreachable')
    return 'We can’t reach our server. Nothing you typed is lost; we’ll check again once you’re back online.';
  return failure.isTooOften
    ? `${failure.message} Nothing you typed is lost.`
    : 'Something went wrong on our side. Nothing you typed is lost.';
};

interface ReadFailedProps {
  failure: ReadFailure;
  /** The result of earlier answers is still shown. */
  isOld: boolean;
  onRetry: () => void;
}

/** Says why the newest answers could not be read, and what to do. */
export const ReadFailed = ({ failure, isOld, onRetry }: ReadFailedProps) => (
  <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2">
    <p className="min-w-0 grow basis-60">
      {sentenceOf(failure)}
      {isOld && ' The result below is for your earlier answers.'}
    </p>
    <Button variant="secondary" onClick={onRetry}>
      Try again
    </Button>
  </div>
);
