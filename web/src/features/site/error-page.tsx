import { useLocation } from 'react-router-dom';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { LostPage } from '#web/components/page/lost-page.tsx';
import { addresses } from '#web/config/addresses.ts';
import { readLost } from '#web/lib/navigation-state.ts';
import { useHydrated } from '#web/lib/page/use-hydrated.ts';

const causes = {
  missing: 'We can’t find anything at this address. It may be mistyped or out of date.',
  broken: 'We couldn’t load this page’s content.',
} as const;

/** For unknown addresses and pages whose content failed to load. The build draws one file for both. */
export default function ErrorPage() {
  const { pathname, state } = useLocation();
  const hydrated = useHydrated();
  const { kind, address } = (hydrated && readLost(state)) || { kind: 'missing', address: pathname };
  const isNamed = hydrated && kind === 'missing' && address !== addresses.error();
  return (
    <LostPage
      title="We couldn’t show that page"
      address={isNamed ? address : ''}
      first={kind === 'broken' && <ButtonLink to={address}>Try again</ButtonLink>}
    >
      {causes[kind]} Your account, tokens and drafts are safe.
    </LostPage>
  );
}
