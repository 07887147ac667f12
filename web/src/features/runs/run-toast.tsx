import { useEffect } from 'react';
import { toast } from '#web/components/toast/toast.ts';
import { Toasts } from '#web/components/toast/toasts.tsx';

/**
 * How it stands by now, where the head that says so is out of sight; else that it went out, in the specification’s words,
 * for a moment: how it stands from then on is the banner’s to say.
 */
export default function RunToast({ news }: { news: string | undefined }) {
  useEffect(() => {
    const shown =
      news === undefined ? toast.success('Submitted for review!', { brief: true }) : toast.info(news);
    return () => toast.close(shown);
  }, [news]);
  return <Toasts />;
}
