import type { GrantGives as Gives } from '#shared/content/grants/grant.ts';

const width = 400;

const Swatch = ({ look }: { look: string }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 10 10"
    className="mr-1.5 inline-block w-2.5 overflow-hidden [&>.bars-fill]:[stroke-dasharray:none]"
  >
    <rect width={10} height={10} className={look} />
  </svg>
);

/** The parts of a bar, each with its colour. */
const Parts = ({ own, grant }: { own: number; grant: number }) => (
  <>
    <span className="whitespace-nowrap">
      <Swatch look="fill-line-strong forced-colors:[fill:GrayText] forced-colors:[fill-opacity:1] [.toned_&]:fill-paper [.toned_&]:[fill-opacity:0.45] forced-colors:[.toned_&]:[fill:GrayText] forced-colors:[.toned_&]:[fill-opacity:1] print:[.guide-head_&]:fill-edge" />
      you ${own.toLocaleString('en-AU')}
    </span>
    <span className="whitespace-nowrap">
      <Swatch look="bars-fill" />
      grant ${grant.toLocaleString('en-AU')}
    </span>
  </>
);

/** Draws what a grant pays, as bars on one scale. */
export function GrantGives({ gives: { title, end, own, axis, bars } }: { gives: Gives }) {
  const at = (value: number) => (width * value) / end;
  return (
    <figure className="bars bars-sums" data-own={own}>
      <figcaption>{title}</figcaption>
      {bars.map(({ name, printed, from = 0, to }) => (
        <p key={name} className="bars-row">
          <span>
            {name}
            {own && <span className="@min-[30rem]:block">${to.toLocaleString('en-AU')} in all</span>}
          </span>
          <b>{own ? <Parts own={from} grant={to - from} /> : printed}</b>
          <svg aria-hidden="true" viewBox={`0 0 ${width} 12`} preserveAspectRatio="none" className="h-3">
            {axis ? (
              <>
                <rect y={5} width={width} height={2} className="bars-track" />
                <rect x={at(from)} y={4} width={at(to - from)} height={4} className="bars-fill" />
                <rect
                  x={at(to) - 4}
                  width={4}
                  height={12}
                  className="fill-ink-soft [.toned_&]:fill-current"
                />
              </>
            ) : (
              <>
                <rect width={width} height={12} className="bars-track" />
                {own && (
                  <rect
                    width={at(from)}
                    height={12}
                    className="fill-line-strong forced-colors:[fill:GrayText] forced-colors:[fill-opacity:1] [.toned_&]:fill-paper [.toned_&]:[fill-opacity:0.45] forced-colors:[.toned_&]:[fill:GrayText] forced-colors:[.toned_&]:[fill-opacity:1] print:[.guide-head_&]:fill-edge"
                  />
                )}
                <rect x={at(from)} width={at(to - from)} height={12} className="bars-fill" />
              </>
            )}
          </svg>
        </p>
      ))}
      {axis && (
        <p aria-hidden className="bars-row py-0">
          <span className="flex justify-between col-span-full @min-[30rem]:col-2">
            {axis.map((end) => (
              <span key={end}>{end}</span>
            ))}
          </span>
        </p>
      )}
    </figure>
  );
}
