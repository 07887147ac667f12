import { useId } from 'react';
import { formatAud } from '#shared/domain/tokens/format-amount.ts';
import { ContactAction } from './contact-action.tsx';
import type { ContactOffer } from './plan-offers.ts';

/** A plan that is arranged by email, in one row: its content, its price, and the contact. */
export function ContactRow({ offer }: { offer: ContactOffer }) {
  const { name, summary, flags, price } = offer;
  const headingId = useId();
  return (
    <article aria-labelledby={headingId} className="contact-row">
      <div className="contact-what">
        <h3 id={headingId}>{name}</h3>
        <p className="contact-flags">{flags.join(' · ')}</p>
      </div>
      <p className="contact-price">{formatAud(price)}</p>
      <p className="contact-summary">{summary}</p>
      <ContactAction offer={offer} />
    </article>
  );
}
