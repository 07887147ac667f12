import { CircleCheck, CircleX } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { formatAud } from '#shared/domain/tokens/format-amount.ts';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { buttonLook } from '#web/components/button/button-look.ts';
import { TextLink } from '#web/components/text/text-link.tsx';
import { addresses } from '#web/config/addresses.ts';
import { provider } from '#web/config/site-facts.ts';
import { type ContactOffer, type Outcome, proSteps } from '../plan-offers.ts';

/** A mailto address by RFC 6068, with spaces and line breaks percent-encoded. */
const mailTo = (email: string, { name, asks }: ContactOffer): string =>
  `mailto:${email}?subject=${encodeURIComponent(name)}&body=${encodeURIComponent(asks.map((ask) => `${ask}:\r\n\r\n`).join(''))}`;

/** A button for an available plan, a quiet link for a future one. */
function MailLink({ offer, label, children }: { offer: ContactOffer; label: string; children: ReactNode }) {
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

function ContactAction({ offer }: { offer: ContactOffer }) {
  const words = offer.asksToBeTold ? 'Email me when it’s available' : 'Contact us by email';
  return (
    <MailLink offer={offer} label={`${words} about ${offer.name}`}>
      {words}
    </MailLink>
  );
}

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

const endLooks = {
  made: [CircleCheck, 'text-leaf'],
  rejected: [CircleX, 'text-brick'],
} as const;

function End({ title, ends, means }: Outcome) {
  const [Icon, look] = endLooks[ends];
  return (
    <li className="pl-8.5 relative before:top-3.25 before:left-[calc(-1*var(--way-inset))] before:absolute before:w-(--way-inset) before:border-t-2 before:border-t-line-strong">
      <Icon aria-hidden className={look} />
      <h3 className="text-lg leading-[1.5]">{title}</h3>
      <p>{means}</p>
    </li>
  );
}

/** A line with stations; a possible ending hangs below its station. */
export const ProOutcomes = () => (
  <ol className="lg:grid lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1.25fr)_minmax(0,0.9fr)_minmax(0,2.05fr)]">
    {proSteps.map(({ title, means, outcomes }) => (
      <li
        key={title}
        className="pro-step lg:not-last:after:top-3 lg:not-last:after:bottom-auto lg:not-last:after:-right-2 lg:not-last:after:left-0 lg:not-last:after:absolute lg:not-last:after:border-t-2 lg:not-last:after:border-t-line-strong forced-colors:lg:[border-inline-start-color:Canvas] before:top-1.5 before:left-[calc(-0.4375rem-1px)] before:absolute before:z-1 before:border-[0.4375rem] before:border-ink before:rounded-[50%] last:pb-0 last:border-l-transparent forced-colors:last:[border-inline-start-color:Canvas]"
      >
        <p className="font-semibold relative [.pro-step:last-child>&]:first:after:top-0 lg:[.pro-step:last-child>&]:first:after:-top-3">
          {title}
        </p>
        <p className="text-ink-soft relative [.pro-step:last-child>&]:first:after:top-0 lg:[.pro-step:last-child>&]:first:after:-top-3">
          {means}
        </p>
        {outcomes.length > 0 && (
          <ul className="pro-ends mt-3 gap-4 grid [&_svg]:top-0.5 [&_svg]:left-0 [&_svg]:absolute [&_svg]:size-6">
            {outcomes.map((outcome) => (
              <End key={outcome.title} {...outcome} />
            ))}
          </ul>
        )}
      </li>
    ))}
  </ol>
);
