/** Tells screen readers what the skeletons show. */
export function LoadingText() {
  return (
    <span role="status" className="sr-only">
      Loading...
    </span>
  );
}
