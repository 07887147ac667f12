import { useRef } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';

const openedHere = 'sample-page';

/** The open page of a sample. It is in the address, so that back closes it and a link opens it. */
export function useOpenedPage(sample: string) {
  const place = useLocation();
  const navigate = useNavigate();
  const closing = useRef(false);
  const [, page] =
    new RegExp(`^${sample}-(\\d+)$`).exec(new URLSearchParams(place.search).get('page') ?? '') ?? [];

  const addressWith = (opened: number | undefined): string => {
    const query = new URLSearchParams(place.search);
    if (opened === undefined) query.delete('page');
    else query.set('page', `${sample}-${opened}`);
    const search = query.size === 0 ? '' : `?${query}`;
    return createPath({ ...place, search });
  };

  return {
    page: page === undefined ? undefined : Number(page),
    open: (opened: number) => {
      closing.current = false;
      void navigate(addressWith(opened), { state: openedHere });
    },
    turn: (opened: number) => {
      if (!closing.current) void navigate(addressWith(opened), { replace: true, state: place.state });
    },
    close: () => {
      // Goes back only once, because a second step back would leave the page.
      if (closing.current) return;
      closing.current = true;
      if (place.state === openedHere) window.history.back();
      else void navigate(addressWith(undefined), { replace: true });
    },
  };
}
