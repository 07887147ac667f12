import { useEffect, useState } from 'react';

/** Whether the offer itself is on the screen: the same button does not stand twice. */
export function useOfferInView(): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    // Looked for each time: with the account, another part takes its place.
    const look = () => {
      const { top, bottom } = document
        .querySelector('.locked-offer button, .locked-offer .contents a')
        ?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
      setInView(bottom > 0 && top < window.innerHeight);
    };
    look();
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, []);
  return inView;
}
