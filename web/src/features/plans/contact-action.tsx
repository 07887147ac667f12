import { ButtonLink } from '#web/components/button/button-link.tsx';
import { buttonLook } from '#web/components/button/button-look.ts';
import { addresses } from '#web/config/addresses.ts';
import { provider } from '#web/config/site-facts.ts';
import type { ContactOffer } from './plan-offers.ts';

/** With the lines of an address as RFC 6068 has them: spaces and breaks by their codes. */
const mailTo = (email: string, { name, asks }: ContactOffer): string =>
  `mailto:${email}?subject=${encodeURIComponent(name)}&body=${encodeURIComponent(asks.map((ask) => `${ask}:\r\n\r\n`).join(''))}`;

export function ContactAction({ offer }: { offer: ContactOffer }) {
  const words = 'Contact us by email';
  const label = `${words} about ${offer.name}`;
  if (provider.email === null)
    return (
      <ButtonLink to={addresses.about()} variant="secondary" label={label}>
        {words}
      </ButtonLink>
    );
  return (
    <a
      href={mailTo(provider.email, offer)}
      className={buttonLook({ variant: 'secondary' })}
      aria-label={label}
    >
      {words}
    </a>
  );
}
