export interface LoadingTextProps {
  /** Where the page's own heading waits for what loads: what that is, so that the page is not without one. */
  heading?: string;
}

/** Says to screen readers what the skeletons show. */
export function LoadingText({ heading }: LoadingTextProps) {
  return (
    <>
      {heading !== undefined && <h1 className="sr-only">{heading}</h1>}
      <span role="status" className="sr-only">
        Loading...
      </span>
    </>
  );
}
