import type { GrantGives as Gives } from '#shared/content/grants/grant.ts';

const width = 400;

/** What a grant comes to, a bar each on one scale. */
export function GrantGives({ gives: { title, end, own, bars } }: { gives: Gives }) {
  const at = (value: number) => (width * value) / end;
  return (
    <figure className="bars">
      <figcaption>{title}</figcaption>
      {bars.map(({ name, printed, from = 0, to }) => (
        <p key={name} className="bars-row">
          <span>{name}</span>
          <b>{printed}</b>
          <svg aria-hidden="true" viewBox={`0 0 ${width} 12`} preserveAspectRatio="none" className="h-3">
            <rect width={width} height={12} className="bars-track" />
            {own && <rect width={at(from)} height={12} className="gives-own" />}
            <rect x={at(from)} width={at(to - from)} height={12} className="bars-fill" />
          </svg>
        </p>
      ))}
    </figure>
  );
}
