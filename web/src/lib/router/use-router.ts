import { use, useCallback, useMemo } from 'react';
import type { Arrival, MoveOptions, PageHistory, Place } from './history.ts';
import { ParamsContext, PlaceContext, useHistory } from './router.tsx';

export const useLocation = (): Place => {
  const place = use(PlaceContext);
  if (place === null) throw new Error('There is no router around this');
  return place;
};

export const useNavigate = (): PageHistory['move'] => useHistory().move;

export const useNavigationType = (): Arrival => useHistory().arrival();

/** What stands in the address where the page's pattern has names. */
export const useParams = (): Readonly<Partial<Record<string, string>>> => use(ParamsContext);

type ChangeQuery = (change: (query: URLSearchParams) => URLSearchParams, options?: MoveOptions) => void;

/** The query of the address, and a way to change it that stays on the page. */
export const useSearchParams = (): readonly [query: URLSearchParams, change: ChangeQuery] => {
  const history = useHistory();
  const { search } = useLocation();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const change = useCallback<ChangeQuery>(
    (changed, options) => {
      const next = changed(new URLSearchParams(history.place().search));
      history.move({ search: next.toString() }, options);
    },
    [history],
  );
  return [query, change];
};
