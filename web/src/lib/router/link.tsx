import { type AnchorHTMLAttributes, type MouseEvent, useEffect, useEffectEvent } from 'react';
import { addressOf, type MoveOptions, resolve } from './history.ts';
import { useHistory } from './router.tsx';
import { useLocation } from './use-router.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string;
  replace?: boolean;
  state?: unknown;
}

/** For the browser to do as it always does: another button, another window, or a key for one. */
const isForBrowser = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>) =>
  button !== 0 ||
  metaKey ||
  ctrlKey ||
  shiftKey ||
  altKey ||
  (currentTarget.target !== '' && currentTarget.target !== '_self');

/** A link within the site: an ordinary one that draws the next page instead of loading it. */
export function Link({ to, replace, state, onClick, ...anchor }: LinkProps) {
  const history = useHistory();
  const place = useLocation();
  const address = resolve(to, place);
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || isForBrowser(event)) return;
    event.preventDefault();
    // To where one is already leads no step further.
    history.move(address, { replace: replace ?? address === addressOf(place), state });
  };
  return <a {...anchor} href={address} onClick={click} />;
}

/** Leads on as soon as it is drawn. */
export function Navigate({ to, ...options }: { to: string } & MoveOptions) {
  const { move } = useHistory();
  const leave = useEffectEvent(() => move(to, options));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another destination is another journey
  useEffect(() => leave(), [to]);
  return null;
}
