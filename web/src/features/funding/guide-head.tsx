import type { ReactNode } from 'react';

export interface GuideHeadProps {
  /** The breadcrumb. */
  way: ReactNode;
  title: string;
  lead: ReactNode;
  /** A picture of what it pays. */
  picture: ReactNode;
  children?: ReactNode;
}

/** The head of a guide: the subject on the left, the amount on the right. */
export const GuideHead = ({ way, title, lead, picture, children }: GuideHeadProps) => (
  <div
    className="toned pt-(--trail-top) pb-6 sm:pb-10 print:[background:none] print:text-inherit print:[&_.bars-fill]:fill-leaf"
    data-tone="funding"
  >
    <div className="page-width grid gap-y-6 gap-x-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-start">
      <div>
        {way}
        <h1 className="mt-1">{title}</h1>
        <p className="mt-3 max-w-measure text-lg text-pretty">{lead}</p>
      </div>
      <div className="lg:pt-2">{picture}</div>
      {children}
    </div>
  </div>
);
