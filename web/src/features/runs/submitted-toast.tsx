import { useEffect } from 'react';
import { toast } from '#web/components/toast/toast.ts';
import { Toasts } from '#web/components/toast/toasts.tsx';

/** That it went out, in the specification’s words, for a moment: how it stands from then on is the banner’s to say. */
export default function SubmittedToast() {
  useEffect(() => {
    const shown = toast.success('Submitted for review!', { brief: true });
    return () => toast.close(shown);
  }, []);
  return <Toasts />;
}
