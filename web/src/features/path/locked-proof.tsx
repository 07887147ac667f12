import { Fragment } from 'react';
import type { PathContent } from '#shared/contract/content-files.ts';
import { PreparedHtml } from '#web/components/prepared-html.tsx';

/** Pictures made of pieces show as many as the style sheet leaves (styles/path.css). */
const pieces = [
  { name: 'sketch', wide: 2, narrow: 1 },
  { name: 'picture-step', wide: Number.POSITIVE_INFINITY, narrow: 4 },
] as const;

function First({ count, of, className }: { count: number; of: number; className: string }) {
  if (of <= count) return null;
  return (
    <span className={className}>
      {count === 1 ? 'The first' : `The first ${count}`} of {of}.{' '}
    </span>
  );
}

/** Says how much of the picture is left out, if any. */
function LeftOut({ html }: { html: string }) {
  return pieces.map(({ name, wide, narrow }) => {
    const of = html.split(`class="${name}"`).length - 1;
    return (
      <Fragment key={name}>
        <First count={wide} of={of} className="max-md:hidden" />
        <First count={narrow} of={of} className="md:hidden" />
      </Fragment>
    );
  });
}

/** The picture from a locked section that the path shows to everyone. */
export default function LockedProof({ published: { shown } }: { published: PathContent }) {
  if (shown === null) return null;
  return (
    <figure className="locked-shown not-print:md:[&_.film-stage]:grid-cols-[minmax(0,20rem)] max-[35.0625rem]:[&_.drawn]:has-[.sketch]:py-2.5">
      <PreparedHtml className="reading max-w-measure" html={shown.html} />
      <figcaption className="mt-2 text-ink-soft text-sm">
        <LeftOut html={shown.html} />
        From section {shown.number}, “{shown.section}”.
      </figcaption>
    </figure>
  );
}
