import { LostPage } from '#web/components/lost-page.tsx';
import { wordsOfAddress } from '#web/lib/named-path/words-of-address.ts';
import { useLocation } from '#web/lib/router/use-router.ts';

/** There is no path at this address. */
export default function AbsentPath() {
  const { pathname } = useLocation();
  return (
    <LostPage title="Path Not Found" words={wordsOfAddress(pathname)}>
      There is no income path at this address. It may be mistyped or old.
    </LostPage>
  );
}
