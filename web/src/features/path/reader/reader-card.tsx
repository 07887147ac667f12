import type { ReactNode } from 'react';
import { buttonLook } from '#web/components/button/button-look.ts';

export interface ReaderCardProps {
  /** The name of the card for screen readers. */
  label: string;
  /** Why the whole text is open. */
  title: ReactNode;
  /** A picture of the progress. */
  marks?: ReactNode;
  place: ReactNode;
  /** The id of the section where reading continues. */
  to: string;
  action: string;
  /** Further actions, where there is space. */
  children: ReactNode;
}

let leading: ReturnType<typeof setTimeout> | undefined;

/** Scrolls smoothly over long distances, so that the direction is visible (styles/folds.css). */
function leadSlowly() {
  const { dataset } = document.documentElement;
  dataset.leading = 'live';
  clearTimeout(leading);
  leading = setTimeout(() => delete dataset.leading, 800);
}

/** In the head of a fully open path: the reading position, and a link to continue. */
export function ReaderCard({ label, title, marks, place, to, action, children }: ReaderCardProps) {
  return (
    <aside
      aria-label={label}
      className="path-reader card print:hidden lg:[.path-columns>&]:row-1 lg:[.path-columns>&]:col-2"
    >
      <p className="path-reader-title col-span-full sm:max-lg:col-1">{title}</p>
      {marks}
      <p>{place}</p>
      <a href={`#${to}`} className={buttonLook({})} onClick={leadSlowly}>
        {action}
      </a>
      <div className="path-reader-more min-[30rem]:max-lg:has-[a]:mt-2">{children}</div>
    </aside>
  );
}
