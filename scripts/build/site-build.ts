/** Who stands behind the site, in its terms and its about page. */
export interface Provider {
  legalName: string;
  abn: string;
  address: string;
  email: string;
}

export interface SiteBuild {
  outputFolder: string;
  siteUrl: string;
  provider: Provider;
  /** With the sample plans, by their addresses. */
  samplesFolder: string;
}
