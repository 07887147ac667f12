import { type ReactNode, useEffect } from 'react';
import { Banner } from '#web/components/banner.tsx';

export default function AccountDeletedNotice(): ReactNode {
  // Said once: neither a reload nor going back repeats it.
  useEffect(() => {
    const { state } = window.history;
    window.history.replaceState({ ...state, state: null }, '');
  }, []);

  return (
    <div className="page-width py-6 lg:pb-8">
      <Banner tone="success" title="Your account has been deleted" role="status">
        <p>We have sent you an email that confirms it. Thank you for having been here.</p>
      </Banner>
    </div>
  );
}
