import { CircleCheck, RotateCcw } from 'lucide-react';
import { StatusBadge } from '#web/components/status-badge.tsx';

const remarks = [
  {
    field: 'Income goal',
    wrote: '$6,000 a month by March',
    said: 'Your six hours a week support much less than this by March. Please name a smaller goal or a later date, or say what makes it possible.',
  },
  {
    field: 'Background',
    wrote: 'I also rewire old lamps and switches for neighbours.',
    said: 'Fixed wiring needs a licence. Please say that you hold one, or leave that work out.',
  },
] as const;

/** How a submission comes back, so that nobody pays without knowing. */
export function ReturnedExample() {
  return (
    <figure className="self-start">
      <figcaption className="text-sm text-mist">
        An example, made up: what a returned submission looks like.
      </figcaption>
      <div className="mt-3 rounded-md bg-sheet p-5 text-ink sm:p-6">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <p className="font-serif text-lg font-semibold">Pro plan, first submission</p>
          <StatusBadge tone="attention" icon={RotateCcw} word="Needs revision" />
        </div>
        <dl className="mt-3">
          {remarks.map(({ field, wrote, said }) => (
            <div key={field} className="border-t border-line py-3">
              <dt className="text-sm">
                <span className="font-semibold">{field}</span>{' '}
                <span className="text-ink-soft">“{wrote}”</span>
              </dt>
              <dd className="mt-2 border-l-2 border-ochre pl-3">{said}</dd>
            </div>
          ))}
        </dl>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-t border-line pt-3">
          <p className="text-sm text-ink-soft">Sent again: $600 a month by December, and no wiring.</p>
          <StatusBadge tone="success" icon={CircleCheck} word="Approved" />
        </div>
      </div>
    </figure>
  );
}
