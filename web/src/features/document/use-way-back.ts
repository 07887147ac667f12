import { useEffect, useRef, useState } from 'react';

interface Place {
  page: number;
  /** In CSS pixels. */
  top: number;
  /** The height of the whole document, which depends on the zoom. */
  height: number;
}

const heightNow = (): number => document.documentElement.scrollHeight;

/** The reading position before a link inside the document was followed; cleared on return. */
export function useWayBack(current: number, goTo: (page: number) => void) {
  const [from, setFrom] = useState<Place>();
  const hasLeft = useRef(false);
  useEffect(() => {
    if (current !== from?.page) hasLeft.current = true;
    else if (hasLeft.current) setFrom(undefined);
  }, [current, from]);
  return {
    page: from?.page,
    leaveFor: (page: number) => {
      hasLeft.current = false;
      if (page !== current) setFrom({ page: current, top: scrollY, height: heightNow() });
      goTo(page);
    },
    comeBack: () => {
      if (from === undefined) return;
      setFrom(undefined);
      if (from.height === heightNow()) scrollTo({ top: from.top });
      else goTo(from.page);
    },
    forget: () => setFrom(undefined),
  };
}
