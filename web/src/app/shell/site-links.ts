import { paths } from '#web/config/paths.ts';

export interface SiteLink {
  label: string;
  to: string;
  /** Addresses below this one belong to the link's part of the site. */
  section: string;
}

export const mainLinks: readonly SiteLink[] = [
  { label: 'Make Money', to: paths.buildPath(), section: '/make-money/' },
  { label: 'Funding', to: paths.funding(), section: paths.funding() },
  { label: 'Tools', to: paths.tools(), section: paths.tools() },
  { label: 'About', to: paths.about(), section: paths.about() },
];

export const footerLinks: readonly Omit<SiteLink, 'section'>[] = [
  { label: 'Fund us', to: paths.fundUs() },
  { label: 'About', to: paths.about() },
  { label: 'Terms', to: paths.terms() },
];
