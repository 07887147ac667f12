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
        <h3 id={headingId}>{name}</h3>
        <p className="mt-1">{summary}</p>
        <p className="mt-1 text-sm text-ink-soft">{flags.join(' · ')}</p>
      </div>
      <PlanPrice price={price} quiet />
      <ContactAction name={name} />
    </article>
  );
}
