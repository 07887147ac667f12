import { CircleCheck, CircleX } from 'lucide-react';
import { proOutcomes } from './plan-offers.ts';

const endLooks = {
  made: [CircleCheck, 'text-leaf'],
  rejected: [CircleX, 'text-brick'],
} as const;

export function ProOutcomes() {
  return (
    <div className="grid gap-8 md:grid-cols-3">
      {proOutcomes.map(({ title, ends, steps }) => {
        const [Icon, look] = endLooks[ends];
        return (
          <div key={title} className="outcome">
            <h3>{title}</h3>
            <ol>
              {steps.map((step) => (
                <li key={step}>
                  {step === steps.at(-1) && <Icon aria-hidden className={look} />}
                  {step}
                </li>
              ))}
            </ol>
          </div>
        );
      })}
    </div>
  );
}
