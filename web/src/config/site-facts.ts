import { brand } from '#shared/brand.ts';

/** What the build knows of its stage; in development the page's own origin stands in. */
export const siteUrl: string =
  import.meta.env.VITE_SITE_URL ?? (typeof location === 'undefined' ? 'http://localhost' : location.origin);

export const provider = {
  legalName: import.meta.env.VITE_PROVIDER_NAME ?? brand,
  abn: import.meta.env.VITE_PROVIDER_ABN ?? null,
  address: import.meta.env.VITE_PROVIDER_ADDRESS ?? null,
  email: import.meta.env.VITE_CONTACT_EMAIL ?? null,
};
