const width = 400;

export interface ReachBarProps {
  /** In hundredths, as all amounts here. */
  amount: number;
  /** Where the scale ends. */
  most: number;
  /** Dashed lines on the way. */
  marks?: readonly number[];
}

/** How far so many tokens reach, drawn; the words beside it say what they pay for. */
export function ReachBar({ amount, most, marks = [] }: ReachBarProps) {
  const at = (tokens: number): number => (tokens / most) * width;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} 16`}
      preserveAspectRatio="none"
      className="moves h-4 w-full overflow-visible"
    >
      <rect y={2} width={width} height={12} className="bars-track" />
      <rect y={2} width={at(amount)} height={12} className="reach-fill" />
      {marks.map((mark) => (
        <line key={mark} x1={at(mark)} x2={at(mark)} y1={-2} y2={18} className="bars-floor" />
      ))}
    </svg>
  );
}
