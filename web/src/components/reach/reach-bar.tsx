const width = 400;

export interface ReachBarProps {
  /** In hundredths, like all amounts here; drawn up to the end of the scale. */
  amount: number;
  /** The part that is already in the wallet. */
  held?: number;
  /** The end of the scale. */
  most: number;
  /** Amounts with a dashed line. */
  marks?: readonly number[];
}

/** Draws what an amount of tokens pays for; the adjacent text says the same. */
export function ReachBar({ amount, held = 0, most, marks = [] }: ReachBarProps) {
  const at = (tokens: number): number => (Math.min(tokens, most) / most) * width;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} 16`}
      preserveAspectRatio="none"
      className="moves h-4 w-full overflow-visible"
    >
      <rect y={2} width={width} height={12} className="bars-track" />
      {held > 0 && (
        <rect
          y={2}
          width={at(held)}
          height={12}
          className="fill-wattle forced-colors:stroke-none"
          opacity={0.45}
        />
      )}
      <rect
        x={at(held)}
        y={2}
        width={at(amount) - at(held)}
        height={12}
        className="fill-wattle forced-colors:stroke-none"
      />
      {marks.map((mark) => (
        <line key={mark} x1={at(mark)} x2={at(mark)} y1={-2} y2={18} className="bars-floor" />
      ))}
    </svg>
  );
}
