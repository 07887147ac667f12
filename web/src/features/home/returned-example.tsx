import { CircleCheck, RotateCcw } from 'lucide-react';
import { StatusBadge } from '#web/components/status-badge.tsx';

const remark = {
  field: 'Income goal',
  wrote: '$6,000 a month by March',
  said: 'Your six hours a week support much less by March. Please name a smaller goal or a later date.',
};

/** How a submission comes back, so that nobody pays without knowing. */
export function ReturnedExample() {
  return (
    <figure className="self-start">
      <figcaption className="text-sm text-mist">A returned submission, made up.</figcaption>
      <div className="mt-3 rounded-md bg-sheet p-4 text-ink sm:p-6">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <p className="font-serif text-lg font-semibold">Pro plan, first submission</p>
          <StatusBadge tone="attention" icon={RotateCcw} word="Needs revision" />
        </div>
        <dl className="mt-3">
          <dt className="border-t border-line pt-3 text-sm">
            <span className="font-semibold">{remark.field}</span>{' '}
            <span className="text-ink-soft">“{remark.wrote}”</span>
          </dt>
          <dd className="mt-2 mb-3 border-l-2 border-ochre pl-3">{remark.said}</dd>
        </dl>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-t border-line pt-3">
          <p className="text-sm text-ink-soft">Sent again: $600 a month by December.</p>
          <StatusBadge tone="success" icon={CircleCheck} word="Approved" />
        </div>
      </div>
    </figure>
  );
}
