import { Component, type ReactNode, useEffect } from 'react';
import { buttonLook } from '#web/components/button/button-look.ts';
import { usePageTitle } from '#web/components/use-page-title.ts';
import { useFailureArrival } from './page-arrival.ts';

interface PageFailureProps {
  visit: number;
  children: ReactNode;
}

interface PageFailureState {
  failed: boolean;
}

const loadAgain = () => location.reload();

function FailedPage({ visit }: { visit: number }) {
  const title = navigator.onLine ? 'This page didn’t load' : 'You’re offline';
  usePageTitle(title);
  useFailureArrival(visit);
  useEffect(() => {
    addEventListener('online', loadAgain);
    return () => removeEventListener('online', loadAgain);
  }, []);
  return (
    <div className="page-width py-8 sm:py-12">
      <div className="card failed" role="alert">
        <h1>{title}</h1>
        <p className="mt-3 text-lg">
          {navigator.onLine
            ? 'Your connection dropped, the site was updated, or something went wrong on our side.'
            : 'This page will load once you’re back online.'}{' '}
          Nothing you saved is lost.
        </p>
        <button type="button" className={`${buttonLook({})} mt-4`} onClick={loadAgain}>
          Reload the page
        </button>
      </div>
    </div>
  );
}

/** Replaces a page whose code did not load or threw. */
export class PageFailure extends Component<PageFailureProps, PageFailureState> {
  override state: PageFailureState = { failed: false };

  static getDerivedStateFromError(): PageFailureState {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <FailedPage visit={this.props.visit} /> : this.props.children;
  }
}
