import { proOutcomes } from './plan-offers.ts';

export function ProOutcomes() {
  return (
    <div className="grid gap-8 md:grid-cols-3">
      {proOutcomes.map(({ title, steps }) => (
        <div key={title}>
          <h3 className="text-lg">{title}</h3>
          <ol className="mt-3 border-l-2 border-line-strong">
            {steps.map((step) => (
              <li
                key={step}
                className="relative pb-3 pl-5 last:pb-0 before:absolute before:top-2 before:-left-1.5 before:size-2.5 before:rounded-full before:bg-leaf"
              >
                {step}
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}
