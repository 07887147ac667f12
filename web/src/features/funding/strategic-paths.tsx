import { Banner } from '#web/components/banner.tsx';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { addresses } from '#web/config/addresses.ts';

/** For those who launch: no grant of the list is for that stage, and paths can bring money in sooner. */
export function StrategicPaths() {
  return (
    <Banner
      tone="info"
      title="Look at strategic paths instead"
      action={<ButtonLink to={addresses.buildPath({ ref: 'launch' })}>See the paths</ButtonLink>}
    >
      <p>
        The grants in our list are for what comes before a launch. A strategic path can bring in money sooner
        than a grant would: choose one by the hours and the budget you have now.
      </p>
    </Banner>
  );
}
