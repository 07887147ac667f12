import { useEffect } from 'react';
import { brand } from '#shared/brand.ts';

/** Of several at once only the last is kept up: two that watch for themselves would undo each other without end. */
const asked: symbol[] = [];

/** For a page whose state says something else than its address does, such as a thing that is not there. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    const own = Symbol();
    asked.push(own);
    const set = () => {
      if (asked.at(-1) !== own) return;
      const wanted = `${title} – ${brand}`;
      if (document.title !== wanted) document.title = wanted;
    };
    set();
    // The title of the address may be on its way still, and would come after this one.
    const watch = new MutationObserver(set);
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      watch.disconnect();
      asked.splice(asked.indexOf(own), 1);
    };
  }, [title]);
}
