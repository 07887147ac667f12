/** Headers the distribution writes on every request to the API, replacing whatever a visitor sent under the names. */

/** Only the distribution knows its value: a request without it did not come through the front door. */
export const originSecretHeader = 'x-origin-secret';

/** The visitor's address as the distribution saw it; limits of attempts are counted by it. */
export const viewerAddressHeader = 'x-viewer-address';

/**
 * The longest body the distribution lets through to the API. A function takes 6 MB of event, in which a byte may need
 * six; what a route takes of it is far less.
 */
export const originBodyLimitBytes = 512 * 1024;

/** What every answer of the API carries: it is one person's, and of the type it says. */
export const apiHeaders = { 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' };
