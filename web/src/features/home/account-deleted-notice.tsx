import { type ReactNode, useEffect } from 'react';
import { Banner } from '#web/components/notice/banner.tsx';

export default function AccountDeletedNotice(): ReactNode {
  // Shown once: neither a reload nor going back repeats it.
  useEffect(() => {
    // React Router stores a location's state as `usr`. Clearing it through the router would also remove this
    // notice.
    window.history.replaceState({ ...window.history.state, usr: null }, '');
  }, []);

  return (
    <div className="page-width py-6 lg:pb-8">
      <Banner tone="success" title="Your account has been deleted" role="status">
        <p>We’ve emailed you a confirmation. Thank you for using Waymint.</p>
      </Banner>
    </div>
  );
}
