import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { valuesInPage } from '#web/components/form/values-in-page.ts';
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

/** So long after the last letter the address follows; browsers refuse an address that changes with every one. */
const typingPauseMs = 300;

/** Words that the address does not have yet, and the ones that it has. */
interface Typing {
  q: string;
  over: string;
}

/** The query as the address has it, so that it can be shared and gone back to. */
export function usePathQuery(topics: readonly string[]) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [typing, setTyping] = useState<Typing>();

  const inAddress = readQuery(new URLSearchParams(search), topics);
  // Going back to other words is the end of what was being typed.
  const typed = typing?.over === inAddress.q ? typing.q : undefined;
  const query = typed === undefined ? inAddress : { ...inAddress, q: typed };

  const change = (changed: Partial<PathQuery>, { replace = false } = {}) => {
    // From the window's own address: while the page comes to life, the app does not know the query yet.
    const address = new URLSearchParams(window.location.search);
    const words = typed === undefined ? {} : { q: typed };
    const next = { ...readQuery(address, topics), ...words, ...changed };
    const search = writeQuery(address, next);
    setTyping(undefined);
    if (search !== address.toString()) void navigate({ search }, { replace });
  };

  /** Puts what was typed into the address now. */
  const settle = () => {
    if (typed !== undefined) change({}, { replace: true });
  };

  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(settle, typingPauseMs);
    return () => clearTimeout(timer);
  });

  // Once, for what was typed and chosen before the scripts came.
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
