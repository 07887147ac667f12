import { ArrowRight } from 'lucide-react';
import { Link } from '#web/lib/router/link.tsx';

export interface NightLink {
  title: string;
  text: string;
  to: string;
}

/** Ways on, row by row, on a dark side. */
export const NightLinks = ({ links }: { links: readonly NightLink[] }) => (
  <ul className="mt-4 divide-y divide-line border-y border-line">
    {links.map(({ title, text, to }) => (
      <li key={title} className="py-2">
        <Link
          to={to}
          className="flex min-h-11 items-center justify-between gap-4 font-serif text-lg leading-snug font-semibold text-paper"
        >
          {title}
          <ArrowRight aria-hidden className="size-5 shrink-0" />
        </Link>
        <p className="text-mist">{text}</p>
      </li>
    ))}
  </ul>
);
