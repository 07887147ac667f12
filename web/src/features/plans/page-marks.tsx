const perRow = 12;
const pitch = 20;
const row = 27;

const place = (index: number) => ({ x: (index % perRow) * pitch, y: Math.floor(index / perRow) * row });

/** Each page of a sample plan as a small sheet, the cover filled: how much one gets, on one scale for all plans. */
export function PageMarks({ pages }: { pages: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`-1 -1 ${perRow * pitch - 2} ${Math.ceil(pages / perRow) * row - 3}`}
      className="w-full"
    >
      {Array.from({ length: pages }, (_, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is its page
          key={index}
          {...place(index)}
          width={16}
          height={22}
          strokeWidth={1.5}
          className={index === 0 ? 'fill-leaf stroke-leaf' : 'fill-sheet stroke-line-strong'}
        />
      ))}
    </svg>
  );
}
