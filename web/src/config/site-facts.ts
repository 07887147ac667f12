import { brand } from '#shared/brand.ts';

/** Facts of the stage, set by the build; development uses the page's own origin. */
export const siteUrl: string =
  import.meta.env.VITE_SITE_URL ?? (typeof location === 'undefined' ? 'http://localhost' : location.origin);

export const provider = {
  legalName: import.meta.env.VITE_PROVIDER_NAME ?? brand,
  abn: import.meta.env.VITE_PROVIDER_ABN ?? null,
  address: import.meta.env.VITE_PROVIDER_ADDRESS ?? null,
  reviewTeam: import.meta.env.VITE_REVIEW_TEAM ?? [],
  email: import.meta.env.VITE_CONTACT_EMAIL ?? null,
};
