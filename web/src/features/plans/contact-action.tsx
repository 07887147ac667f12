import type { ReactNode } from 'react';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { buttonLook } from '#web/components/button/button-look.ts';
import { TextLink } from '#web/components/text-link.tsx';
import { addresses } from '#web/config/addresses.ts';
import { provider } from '#web/config/site-facts.ts';
import type { ContactOffer } from './plan-offers.ts';

/** A mailto address by RFC 6068, with spaces and line breaks percent-encoded. */
const mailTo = (email: string, { name, asks }: ContactOffer): string =>
  `mailto:${email}?subject=${encodeURIComponent(name)}&body=${encodeURIComponent(asks.map((ask) => `${ask}:\r\n\r\n`).join(''))}`;

interface MailLinkProps {
  offer: ContactOffer;
  label: string;
  children: ReactNode;
}

/** A button for an available plan, a quiet link for a future one. */
function MailLink({ offer, label, children }: MailLinkProps) {
  const isQuiet = offer.asksToBeTold === true;
  if (provider.email !== null)
    return (
      <a
        href={mailTo(provider.email, offer)}
        className={
          isQuiet ? 'inline-flex min-h-11 items-center font-semibold' : buttonLook({ variant: 'secondary' })
        }
        aria-label={label}
      >
        {children}
      </a>
    );
  if (isQuiet)
    return (
      <TextLink to={addresses.about()} label={label}>
        {children}
      </TextLink>
    );
  return (
    <ButtonLink to={addresses.about()} variant="secondary" label={label}>
      {children}
    </ButtonLink>
  );
}

export function ContactAction({ offer }: { offer: ContactOffer }) {
  const words = offer.asksToBeTold ? 'Email me when it’s available' : 'Contact us by email';
  return (
    <MailLink offer={offer} label={`${words} about ${offer.name}`}>
      {words}
    </MailLink>
  );
}
