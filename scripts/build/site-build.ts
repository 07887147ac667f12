/** The operator of the site, as named in its terms and on its about page. */
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
  /** The folder of the sample plans, by their addresses. */
  samplesFolder: string;
}
