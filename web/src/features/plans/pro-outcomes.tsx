import { CircleCheck, CircleX } from 'lucide-react';
import { type Outcome, proSteps } from './plan-offers.ts';

const endLooks = {
  made: [CircleCheck, 'text-leaf'],
  rejected: [CircleX, 'text-brick'],
} as const;

function End({ title, ends, means }: Outcome) {
  const [Icon, look] = endLooks[ends];
  return (
    <li>
      <Icon aria-hidden className={look} />
      <h3>{title}</h3>
      <p>{means}</p>
    </li>
  );
}

/** A line with stations; a possible ending hangs below its station. */
export const ProOutcomes = () => (
  <ol className="pro-way">
    {proSteps.map(({ title, means, outcomes }) => (
      <li key={title} className="pro-step">
        <p className="font-semibold">{title}</p>
        <p className="text-ink-soft">{means}</p>
        {outcomes.length > 0 && (
          <ul className="pro-ends">
            {outcomes.map((outcome) => (
              <End key={outcome.title} {...outcome} />
            ))}
          </ul>
        )}
      </li>
    ))}
  </ol>
);
