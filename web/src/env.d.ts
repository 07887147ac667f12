interface ImportMetaEnv {
  readonly VITE_SITE_URL?: string;
  readonly VITE_PROVIDER_NAME?: string;
  readonly VITE_PROVIDER_ABN?: string;
  readonly VITE_CONTACT_EMAIL?: string;
  readonly VITE_REVIEW_TEAM?: readonly { firstName: string; role: string }[];
}
