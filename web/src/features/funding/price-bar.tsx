const end = 1_200_000;
const width = 600;
const at = (dollars: number): number => (Math.min(dollars, end) / end) * width;

export interface PriceBarProps {
  /** The upper price of each band and its colour; the widest band first. */
  bands: readonly (readonly [to: number, look: string])[];
  price: number | undefined;
}

/** Prices from zero to 1.2 million, with a mark at one; the surrounding text says the same. */
export function PriceBar({ bands, price }: PriceBarProps) {
  return (
    <div aria-hidden className="my-2">
      <svg aria-hidden viewBox={`0 0 ${width} 20`} preserveAspectRatio="none" className="h-5 w-full">
        <rect x={0} y={6} width={width} height={8} className="fill-line" />
        {bands.map(([to, look]) => (
          <rect key={to} x={0} y={6} width={at(to)} height={8} className={look} />
        ))}
        {price !== undefined && <rect x={at(price) - 2} y={0} width={4} height={20} className="fill-ink" />}
      </svg>
      <p className="flex justify-between text-sm text-ink-soft">
        <span>$0</span>
        <span>$1.2 million</span>
      </p>
    </div>
  );
}
