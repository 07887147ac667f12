import { useCallback, useState } from 'react';

const isBroken = ({ complete, naturalWidth }: HTMLImageElement): boolean => complete && naturalWidth === 0;

/** A picture that can be retried after a failure, even one that failed before hydration. */
export function usePicture() {
  const [failed, setFailed] = useState(false);
  const ref = useCallback((image: HTMLImageElement | null) => {
    if (image && isBroken(image)) setFailed(true);
  }, []);
  return { failed, retry: () => setFailed(false), picture: { ref, onError: () => setFailed(true) } };
}
