/** Headers that the distribution sets on every API request, replacing any that the visitor sent. */

/** Only the distribution knows its value, so a request without it did not come through the distribution. */
export const originSecretHeader = 'x-origin-secret';

/** The distribution sets the visitor's address; rate limits use it. */
export const viewerAddressHeader = 'x-viewer-address';

/**
 * The longest body that the distribution passes to the API. A function takes 6 MB of event, in which a byte may need
 * six; routes accept far less.
 */
export const originBodyLimitBytes = 512 * 1024;

/** Every API answer is private to one person and must not be sniffed as another type. */
export const apiHeaders = { 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' };
