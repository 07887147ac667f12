import type { ReactNode } from 'react';
import { buttonLook } from '#web/components/button/button-look.ts';

export interface ReaderCardProps {
  /** Of the card, for those who do not see where it stands. */
  label: string;
  /** Why all of it can be read. */
  title: ReactNode;
  /** How far one has come, drawn. */
  marks?: ReactNode;
  place: ReactNode;
  /** To the section where reading goes on. */
  to: string;
  action: string;
  /** What else one can do with it, where there is room. */
  children: ReactNode;
}

let leading: ReturnType<typeof setTimeout> | undefined;

/** Far down the page: one sees where one is led (styles/folds.css). */
function leadSlowly() {
  const { dataset } = document.documentElement;
  dataset.leading = 'live';
  clearTimeout(leading);
  leading = setTimeout(() => delete dataset.leading, 800);
}

/** In the head of a path that can be read whole: where one is, and the way on. */
export function ReaderCard({ label, title, marks, place, to, action, children }: ReaderCardProps) {
  return (
    <aside aria-label={label} className="path-reader card print:hidden">
      <p className="path-reader-title">{title}</p>
      {marks}
      <p>{place}</p>
      <a href={`#${to}`} className={buttonLook({})} onClick={leadSlowly}>
        {action}
      </a>
      <div className="path-reader-more">{children}</div>
    </aside>
  );
}
