/** An illustration of a plan on a table: a cover over a page with its chart. */
export function PlanPicture({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 150 150" className={className}>
      <g transform="rotate(6 95 80)" className="fill-sheet stroke-edge">
        <rect x="46" y="12" width="92" height="128" />
        <path
          d="M58 28h40M58 38h66M58 46h60M58 58h66M58 66h52"
          className="fill-none stroke-line-strong"
          strokeWidth="2.5"
        />
        <path d="M58 120h66" className="fill-none stroke-line-strong" />
        <path d="M58 114c14 6 22 2 32-8s20-18 34-24" className="fill-none stroke-leaf" strokeWidth="3" />
      </g>
      <g className="stroke-edge">
        <rect x="10" y="8" width="92" height="128" className="fill-sheet" />
        <rect x="10" y="8" width="92" height="62" className="fill-leaf stroke-leaf" />
        <path d="M22 22h22M22 46h58M22 56h38" className="stroke-paper" strokeWidth="3" />
        <path
          d="M22 84h30M62 84h28M22 94h30M62 94h28M22 104h24M62 104h28M22 114h28M62 114h20"
          className="stroke-line-strong"
          strokeWidth="2.5"
        />
      </g>
    </svg>
  );
}
