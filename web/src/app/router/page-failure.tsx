import { Component, type ReactNode } from 'react';
import { buttonLook } from '#web/components/button/button-look.ts';

interface PageFailureState {
  failed: boolean;
}

/** Stands in for a page whose code did not arrive or broke: what happened, and the one thing to do. */
export class PageFailure extends Component<{ children: ReactNode }, PageFailureState> {
  override state: PageFailureState = { failed: false };

  static getDerivedStateFromError(): PageFailureState {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className="page-width py-12" role="alert">
        <h1>This page did not load</h1>
        <p className="reading mt-4">
          Something went wrong on our side, the site was updated while you were here, or the connection
          dropped. Nothing you saved is lost.
        </p>
        <button type="button" className={`${buttonLook({})} mt-6`} onClick={() => location.reload()}>
          Load the page again
        </button>
      </div>
    );
  }
}
