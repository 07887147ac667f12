import { useLocation } from '#web/lib/router/use-router.ts';
import { LostPage } from './lost-page.tsx';

const titles = { path: 'Path Not Found', persona: 'We could not show that page' } as const;

/** The library has nothing at this address. */
export default function AbsentPage({ of }: { of: keyof typeof titles }) {
  const { pathname } = useLocation();
  return (
    <LostPage title={titles[of]} address={pathname}>
      There is {of === 'path' ? 'no income path' : 'nothing'} at this address. It may be mistyped or old.
    </LostPage>
  );
}
