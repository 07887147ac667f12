import { useCallback, useState } from 'react';

const isBroken = ({ complete, naturalWidth }: HTMLImageElement): boolean => complete && naturalWidth === 0;

/** A picture that could not be fetched, and may be again. One that failed before the page came to life is found so. */
export function usePicture() {
  const [failed, setFailed] = useState(false);
  const ref = useCallback((image: HTMLImageElement | null) => {
    if (image && isBroken(image)) setFailed(true);
  }, []);
  return { failed, retry: () => setFailed(false), picture: { ref, onError: () => setFailed(true) } };
}
