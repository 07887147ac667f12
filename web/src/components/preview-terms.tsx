export function PreviewTerms({ className }: { className: string }) {
  return (
    <p className={`max-w-measure ${className}`}>
      The first two sections of every path are open to read. The rest costs tokens once; a token is one
      Australian dollar.
    </p>
  );
}
