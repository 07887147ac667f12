import { useEffect, useState } from 'react';

/** Whether the offer itself is on the screen: the same button does not stand twice. With the account, another one takes its place. */
export function useOfferInView(offer: Element | null): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (offer === null) return;
    const watch = new IntersectionObserver((seen) => setInView(seen.at(-1)?.isIntersecting === true));
    watch.observe(offer);
    return () => {
      watch.disconnect();
      setInView(false);
    };
  }, [offer]);
  return inView;
}
