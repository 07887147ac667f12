import { useEffect } from 'react';
import { toast } from '#web/components/toast/toast.ts';
import { Toasts } from '#web/components/toast/toasts.tsx';

/**
 * Shows a new state while the page head is out of view, or briefly confirms the submission in the specified
 * words; after that the banner shows the state.
 */
export default function RunToast({ news }: { news: string | undefined }) {
  useEffect(() => {
    const shown =
      news === undefined ? toast.success('Submitted for review!', { brief: true }) : toast.info(news);
    return () => toast.close(shown);
  }, [news]);
  return <Toasts />;
}
