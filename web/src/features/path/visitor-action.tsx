import { useLocation } from 'react-router-dom';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { addresses } from '#web/config/addresses.ts';
import { newHereState } from '#web/lib/new-here.ts';
import { keepUnlockWish } from '#web/lib/unlock-wish.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import { UnlockButton } from './unlock-button.tsx';

/**
 * Visitors sign up or log in first and return. Before the scripts run, a logged-in reader sees the later
 * button.
 */
export function VisitorAction({ text }: { text: string }) {
  const { pathname, search } = useLocation();
  const hydrated = useHydrated();
  return (
    <>
      <div className="contents signed-in:hidden noscript:hidden">
        <ButtonLink
          wide
          to={addresses.logIn({ ref: `${pathname}${search}` })}
          state={newHereState}
          onClick={() => keepUnlockWish(pathname)}
        >
          {text}
        </ButtonLink>
      </div>
      <noscript>Unlocking needs JavaScript in your browser.</noscript>
      {!hydrated && (
        <div className="hidden signed-in:contents">
          <UnlockButton text={text} waiting="status" />
        </div>
      )}
    </>
  );
}
