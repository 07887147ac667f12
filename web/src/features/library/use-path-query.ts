import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { valuesInPage } from '#web/components/form/form-values.ts';
import {
  type FilterName,
  filterNames,
  isAsked,
  openQuery,
  type PathQuery,
  queryNames,
  readQuery,
  writeQuery,
} from './path-query.ts';

/**
 * The delay after the last letter before the address changes; browsers refuse an address that changes on
 * every letter.
 */
const typingPauseMs = 300;

/** The typed words that the address lacks, and the words that it had. */
interface Typing {
  q: string;
  over: string;
}

/** The query of the address, so that it can be shared and reached with back. */
export function usePathQuery(topics: readonly string[]) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [typing, setTyping] = useState<Typing>();

  const inAddress = readQuery(new URLSearchParams(search), topics);
  // Going back to other words ends the typing.
  const typed = typing?.over === inAddress.q ? typing.q : undefined;
  const query = typed === undefined ? inAddress : { ...inAddress, q: typed };

  const change = (changed: Partial<PathQuery>, { replace = false } = {}) => {
    // From the window's own address, because during hydration the app does not know the query yet.
    const address = new URLSearchParams(window.location.search);
    const words = typed === undefined ? {} : { q: typed };
    const next = { ...readQuery(address, topics), ...words, ...changed };
    const search = writeQuery(address, next);
    setTyping(undefined);
    if (search !== address.toString()) void navigate({ search }, { replace });
  };

  /** Puts the typed text into the address now. */
  const settle = () => {
    if (typed !== undefined) change({}, { replace: true });
  };

  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(settle, typingPauseMs);
    return () => clearTimeout(timer);
  });

  // Runs once, for text and choices from before the scripts loaded.
  const takeEarlyChoices = useEffectEvent(() => {
    const inPage = valuesInPage(form.current, query);
    const early = queryNames.filter((name) => inPage[name] !== query[name]);
    if (early.length === 0) return;
    change(Object.fromEntries(early.map((name) => [name, inPage[name]])), { replace: true });
  });
  useEffect(() => takeEarlyChoices(), []);

  return {
    form,
    query,
    isFiltering: filterNames.some((name) => isAsked(query, name)),
    type: (q: string) => setTyping({ q, over: inAddress.q }),
    settle,
    choose: (changed: Partial<PathQuery>) => change(changed),
    loosen: (name: FilterName) => change({ [name]: openQuery[name] }),
    clear: () => change({ ...openQuery, sort: query.sort }),
  };
}
