import type { DescribedBusiness } from '#shared/plan/describe/understanding.ts';

/** Work that needs no skill yet. Its income for a beginner is not promised. */
export const BeginnerWork = ({ businesses }: { businesses: readonly DescribedBusiness[] }) => (
  <ul className="mt-2 grid gap-3">
    {businesses.map(({ id, title, line, price }) => (
      <li key={id}>
        <p className="font-semibold">{title}</p>
        <p>
          {line} Others charge about {price}.
        </p>
      </li>
    ))}
  </ul>
);
