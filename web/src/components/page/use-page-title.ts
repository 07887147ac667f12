import { useEffect } from 'react';
import { brand } from '#shared/brand.ts';

/** Only the last of several titles is enforced, because two observers would overwrite each other forever. */
const asked: symbol[] = [];

/** Sets the title of a page whose state differs from its address, such as a missing item. */
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
    // The title of the address may load later and would overwrite this one.
    const watch = new MutationObserver(set);
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      watch.disconnect();
      asked.splice(asked.indexOf(own), 1);
    };
  }, [title]);
}
