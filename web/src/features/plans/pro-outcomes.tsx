import { CircleCheck, CircleX } from 'lucide-react';
import { type Outcome, proSteps } from './plan-offers.ts';

const endLooks = {
  made: [CircleCheck, 'text-leaf'],
  rejected: [CircleX, 'text-brick'],
} as const;

function End({ title, ends, means }: Outcome) {
  const [Icon, look] = endLooks[ends];
  return (
    <li className="pl-8.5 relative before:top-3.25 before:left-[calc(-1*var(--way-inset))] before:absolute before:w-(--way-inset) before:border-t-2 before:border-t-line-strong">
      <Icon aria-hidden className={look} />
      <h3 className="text-lg leading-[1.5]">{title}</h3>
      <p>{means}</p>
    </li>
  );
}

/** A line with stations; a possible ending hangs below its station. */
export const ProOutcomes = () => (
  <ol className="lg:grid lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1.25fr)_minmax(0,0.9fr)_minmax(0,2.05fr)]">
    {proSteps.map(({ title, means, outcomes }) => (
      <li
        key={title}
        className="pro-step lg:not-last:after:top-3 lg:not-last:after:bottom-auto lg:not-last:after:-right-2 lg:not-last:after:left-0 lg:not-last:after:absolute lg:not-last:after:border-t-2 lg:not-last:after:border-t-line-strong forced-colors:lg:[border-inline-start-color:Canvas] before:top-1.5 before:left-[calc(-0.4375rem-1px)] before:absolute before:z-1 before:border-[0.4375rem] before:border-ink before:rounded-[50%] last:pb-0 last:border-l-transparent forced-colors:last:[border-inline-start-color:Canvas]"
      >
        <p className="font-semibold relative [.pro-step:last-child>&]:first:after:top-0 lg:[.pro-step:last-child>&]:first:after:-top-3">
          {title}
        </p>
        <p className="text-ink-soft relative [.pro-step:last-child>&]:first:after:top-0 lg:[.pro-step:last-child>&]:first:after:-top-3">
          {means}
        </p>
        {outcomes.length > 0 && (
          <ul className="pro-ends mt-3 gap-4 grid [&_svg]:top-0.5 [&_svg]:left-0 [&_svg]:absolute [&_svg]:size-6">
            {outcomes.map((outcome) => (
              <End key={outcome.title} {...outcome} />
            ))}
          </ul>
        )}
      </li>
    ))}
  </ol>
);
