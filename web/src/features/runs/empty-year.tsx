/** A placeholder for a year without data. */
export function EmptyYear() {
  return (
    <svg aria-hidden="true" viewBox="0 0 320 96" className="w-full">
      {Array.from({ length: 12 }, (_none, month) => month).map((month) => (
        <rect
          key={month}
          x={month * (320 / 12) + 2}
          y={84 - month * 6}
          width={320 / 12 - 4}
          height={12 + month * 6}
          className="fill-none stroke-line-strong"
          strokeDasharray="3 3"
        />
      ))}
    </svg>
  );
}
