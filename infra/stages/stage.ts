/** What differs between one deployment and another. Nothing here is secret. */
export interface Stage {
  name: string;
  /** The one origin people use; links in mail and redirects are built from it, never from a request. */
  siteUrl: string;
  mailFrom: string;
  /** Who may decide on submissions. */
  reviewers: readonly string[];
  /** Who is told when something needs an operator. */
  operators: readonly string[];
  provider: { legalName: string; abn: string };
  signUpsPerAddressAndHour: number;
}
