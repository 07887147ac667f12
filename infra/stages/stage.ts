/** What people tell us stays in Australia. */
export const region = 'ap-southeast-2';

/** The payment provider itself; only a stand-in is elsewhere. */
export const stripeApi = 'https://api.stripe.com';

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
  /** How much one network address may do in an hour. */
  perAddressAndHour: {
    signUps: number;
    loginFailures: number;
    resets: number;
    interests: number;
    payments: number;
  };
  /** Where the payment provider's API is. */
  stripeApiUrl: string;
  /**
   * The certificate for siteUrl's host, issued in us-east-1 as CloudFront asks. Without one the distribution
   * answers under its own cloudfront.net name, which siteUrl must then be.
   */
  certificateArn?: string;
  /** The version of the origin's secret that the distribution sends; the first one while it was never rotated. */
  originSecretVersion?: string;
}
