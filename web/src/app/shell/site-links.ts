import { addresses } from '#web/config/addresses.ts';

export interface SiteLink {
  label: string;
  to: string;
  /** Addresses below this one belong to the link's part of the site. */
  section: string;
  /** The header of a tablet has no space for it; the phone’s menu has. */
  isWide?: true;
}

export const mainLinks: readonly SiteLink[] = [
  { label: 'Make Money', to: addresses.buildPath(), section: '/make-money/' },
  { label: 'Business plan', to: addresses.plans(), section: addresses.plans(), isWide: true },
  { label: 'Funding', to: addresses.funding(), section: addresses.funding() },
  { label: 'Tools', to: addresses.tools(), section: addresses.tools() },
  { label: 'About', to: addresses.about(), section: addresses.about() },
];

export const footerLinks: readonly Omit<SiteLink, 'section'>[] = [
  { label: 'About', to: addresses.about() },
  { label: 'Money and rules', to: addresses.moneyRules() },
  { label: 'Terms', to: addresses.terms() },
  { label: 'Refunds', to: `${addresses.terms()}#refunds` },
  { label: 'Privacy', to: `${addresses.terms()}#privacy` },
  { label: 'Fund us', to: addresses.fundUs() },
];
