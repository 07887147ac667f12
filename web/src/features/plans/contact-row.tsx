import { useId } from 'react';
import { formatAud } from '#shared/domain/tokens/format-amount.ts';
import { ContactAction } from './contact-action.tsx';
import type { ContactOffer } from './plan-offers.ts';

/** A plan that is arranged by email, in one row: its content, its price, and the contact. */
export function ContactRow({ offer }: { offer: ContactOffer }) {
  const { name, summary, flags, price } = offer;
  const headingId = useId();
  return (
    <article
      aria-labelledby={headingId}
      className="contact-row [.contact-row+&]:border-t [.contact-row+&]:border-t-line-strong [&>a]:justify-self-start [&>a]:[grid-area:action] lg:[&>a]:justify-self-end"
    >
      <div className="[grid-area:what]">
        <h3 className="text-lg" id={headingId}>
          {name}
        </h3>
        <p className="text-ochre text-(length:--text-sm) font-semibold">{flags.join(' · ')}</p>
      </div>
      <p className="contact-price self-start font-serif text-(length:--text-xl) font-semibold [grid-area:price] text-end lg:self-center lg:text-start">
        {formatAud(price)}
      </p>
      <p className="[grid-area:summary]">{summary}</p>
      <ContactAction offer={offer} />
    </article>
  );
}
