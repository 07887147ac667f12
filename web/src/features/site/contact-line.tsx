import { provider } from '#web/config/site-facts.ts';

/** How to reach the provider, where the stage names an address. */
export function ContactLine() {
  if (provider.email === null) return null;
  return (
    <>
      Email us at <a href={`mailto:${provider.email}`}>{provider.email}</a>.
    </>
  );
}
