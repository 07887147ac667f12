/** The brand as a sign: a path that leads up through a coin. */
export const BrandSign = ({ className }: { className: string }) => (
  <svg viewBox="0 0 32 32" className={`shrink-0 ${className}`} aria-hidden="true">
    <circle cx="16" cy="16" r="15" className="fill-leaf" />
    <path
      d="M11 25c0-5 10-4.5 10-9.5S13 11 14.5 6.5"
      className="fill-none stroke-paper"
      strokeWidth="3"
      strokeLinecap="round"
    />
  </svg>
);
