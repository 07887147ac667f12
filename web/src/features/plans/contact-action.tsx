import { ButtonLink } from '#web/components/button/button-link.tsx';
import { buttonLook } from '#web/components/button/button-look.ts';
import { addresses } from '#web/config/addresses.ts';
import { provider } from '#web/config/site-facts.ts';

export function ContactAction({ name }: { name: string }) {
  const words = 'Contact us by email';
  const label = `${words} about ${name}`;
  if (provider.email === null)
    return (
      <ButtonLink to={addresses.about()} variant="secondary" label={label}>
        {words}
      </ButtonLink>
    );
  return (
    <a href={`mailto:${provider.email}`} className={buttonLook({ variant: 'secondary' })} aria-label={label}>
      {words}
    </a>
  );
}
