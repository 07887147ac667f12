import { useId } from 'react';
import { ContactAction } from './contact-action.tsx';
import type { ContactOffer } from './plan-offers.ts';
import { PlanPrice } from './plan-price.tsx';

/** A plan that is arranged by email: what it is, what to write, and what it costs. */
export function ContactCard({ offer }: { offer: ContactOffer }) {
  const { name, summary, flags, price, asks } = offer;
  const headingId = useId();
  return (
    <article aria-labelledby={headingId} className="contact-card card">
      <p className="contact-flags">{flags.join(' · ')}</p>
      <h3 id={headingId}>{name}</h3>
      <div className="contact-price">
        <PlanPrice price={price} quiet />
      </div>
      <p>{summary}</p>
      <div>
        <p className="text-sm text-ink-soft">Your mail opens with these lines to fill in:</p>
        <ol className="contact-asks">
          {asks.map((ask) => (
            <li key={ask}>{ask}</li>
          ))}
        </ol>
      </div>
      <ContactAction offer={offer} />
    </article>
  );
}
