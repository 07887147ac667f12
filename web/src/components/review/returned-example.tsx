import { CircleCheck, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { StatusBadge } from '../status-badge.tsx';

interface SubmissionProps {
  title: string;
  badge: ReactNode;
  wrote: string;
  /** What the reviewer answered. */
  said: string;
  look: string;
}

function Submission({ title, badge, wrote, said, look }: SubmissionProps) {
  return (
    <div className="p-4 sm:p-6">
      {badge}
      <p className="mt-1 font-serif text-lg font-semibold">{title}</p>
      <dl className="mt-2">
        <dt className="text-sm">
          <span className="font-semibold">Income goal</span> <span className="text-ink-soft">“{wrote}”</span>
        </dt>
        <dd className={`mt-2 border-l-2 pl-3 ${look}`}>{said}</dd>
      </dl>
    </div>
  );
}

/** How a submission comes back, so that nobody pays without knowing. */
export function ReturnedExample({ isOnPaper = false }: { isOnPaper?: boolean }) {
  return (
    <figure className={isOnPaper ? 'mt-1' : 'mt-4'}>
      <figcaption className={isOnPaper ? 'text-ink-soft' : 'text-sm text-mist'}>
        An invented example: a Pro submission sent back once, then approved.
      </figcaption>
      <div
        className={classNames(
          'mt-3 grid divide-line rounded-md bg-sheet text-ink',
          isOnPaper ? 'card divide-y' : 'max-lg:divide-y lg:grid-cols-2 lg:divide-x',
        )}
      >
        <Submission
          title="First submission"
          badge={<StatusBadge tone="attention" icon={RotateCcw} word="Needs revision" />}
          wrote="$6,000 a month by March"
          said="Your six hours a week support much less by March. Please name a smaller goal or a later date."
          look="border-ochre"
        />
        <Submission
          title="Sent again"
          badge={<StatusBadge tone="success" icon={CircleCheck} word="Approved" />}
          wrote="$600 a month by December"
          said="Your six hours can carry this. Your plan is being prepared."
          look="border-leaf"
        />
      </div>
    </figure>
  );
}
