/** Who runs the site, as its terms and its about page name them. */
export interface Provider {
  legalName: string;
  abn: string;
  address: string;
  reviewTeam: readonly { firstName: string; role: string }[];
  email: string;
}

export interface SiteBuild {
  outputFolder: string;
  siteUrl: string;
  provider: Provider;
  /** With the sample plans, by their addresses. */
  samplesFolder: string;
}
