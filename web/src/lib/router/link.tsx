import { type AnchorHTMLAttributes, type MouseEvent, useEffect, useEffectEvent } from 'react';
import { addressOf, type MoveOptions, resolve } from './history.ts';
import { isForBrowser } from './is-for-browser.ts';
import { useHistory } from './router.tsx';
import { useLocation } from './use-router.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string;
  replace?: boolean;
  state?: unknown;
}

/** A link within the site: an ordinary one that draws the next page instead of loading it. */
export function Link({ to, replace, state, onClick, ...anchor }: LinkProps) {
  const history = useHistory();
  const place = useLocation();
  const address = resolve(to, place);
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || isForBrowser(event, event.currentTarget)) return;
    event.preventDefault();
    // To where one is already leads no step further.
    history.move(address, { replace: replace ?? address === addressOf(place), state });
  };
  // For what is pressed before the app runs: followed as it stands, the link would lose what it has to say.
  const saysMore = state !== undefined || onClick !== undefined;
  return <a {...anchor} href={address} data-says-more={saysMore ? '' : undefined} onClick={click} />;
}

/** Leads on as soon as it is drawn. */
export function Navigate({ to, ...options }: { to: string } & MoveOptions) {
  const { move } = useHistory();
  const leave = useEffectEvent(() => move(to, options));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another destination is another journey
  useEffect(() => leave(), [to]);
  return null;
}
