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
  <div className="toned guide-head" data-tone="funding">
    <div className="page-width">
      <div>
        {way}
        <h1 className="mt-1">{title}</h1>
        <p className="mt-3 max-w-measure text-lg text-pretty">{lead}</p>
      </div>
      <div className="guide-picture">{picture}</div>
      {children}
    </div>
  </div>
);
