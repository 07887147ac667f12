import { NamedPath } from '#web/components/named-path.tsx';
import { useNamedPath } from '#web/lib/named-path/use-named-path.ts';
import { wordsOfAddress } from '#web/lib/named-path/words-of-address.ts';
import { useLocation } from '#web/lib/router/use-router.ts';

/** The path that an address without one nearly names, if there is one. */
export default function NamedInstead() {
  const { pathname } = useLocation();
  const named = useNamedPath(wordsOfAddress(pathname));
  return (
    named && (
      <div className="mt-8">
        <NamedPath path={named} />
      </div>
    )
  );
}
