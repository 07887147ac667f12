import { paths } from '../../app/paths.ts';
import { provider } from '../../app/site-facts.ts';
import { ButtonLink } from '../../components/button/button-link.tsx';
import { buttonLook } from '../../components/button/button-look.ts';

export function ContactAction({ name }: { name: string }) {
  const words = 'Contact us by email';
  const label = `${words} about ${name}`;
  if (provider.email === null)
    return (
      <ButtonLink to={paths.about()} variant="secondary" label={label}>
        {words}
      </ButtonLink>
    );
  return (
    <a href={`mailto:${provider.email}`} className={buttonLook({ variant: 'secondary' })} aria-label={label}>
      {words}
    </a>
  );
}
