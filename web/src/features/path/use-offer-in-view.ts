import { useEffect, useState } from 'react';

/** Whether the offer is on the screen, so that its button is not repeated. A log-in replaces its element. */
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
