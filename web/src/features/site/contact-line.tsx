import { provider } from '#web/config/site-facts.ts';

/** The provider's contact, if the stage has one. */
export function ContactLine() {
  if (provider.email === null) return null;
  return (
    <>
      Email us at <a href={`mailto:${provider.email}`}>{provider.email}</a>.
    </>
  );
}
