import { useId } from 'react';
import { ContactAction } from './contact-action.tsx';
import type { ContactOffer } from './plan-offers.ts';
import { PlanPrice } from './plan-price.tsx';

/** A plan that is arranged by email. */
export function ContactCard({ offer: { name, summary, flags, price } }: { offer: ContactOffer }) {
  const headingId = useId();
  return (
    <article aria-labelledby={headingId} className="contact-card">
      <div>
        <ul className="flex flex-wrap gap-2 text-sm font-semibold">
          {flags.map((flag) => (
            <li key={flag} className="rounded-sm bg-ochre-tint px-2 py-0.5 text-ochre">
              {flag}
            </li>
          ))}
        </ul>
        <h3 id={headingId} className="mt-2">
          {name}
        </h3>
        <p className="mt-1 text-ink-soft">{summary}</p>
      </div>
      <PlanPrice price={price} />
      <ContactAction name={name} />
    </article>
  );
}
