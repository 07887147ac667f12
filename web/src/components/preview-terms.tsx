export function PreviewTerms({ className }: { className: string }) {
  return (
    <p className={`max-w-measure text-balance ${className}`}>
      Every path begins with two free sections. The rest costs tokens, once: 1 token is A$1.
    </p>
  );
}
