export function PreviewTerms({ className }: { className: string }) {
  return (
    <p className={`max-w-measure text-balance ${className}`}>
      A path is a handbook: two sections free, the rest unlocked once (1 token = A$1).
    </p>
  );
}
