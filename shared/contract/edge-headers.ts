/** Headers the distribution writes on every request to the API, replacing whatever a visitor sent under the names. */

/** Only the distribution knows its value: a request without it did not come through the front door. */
export const originSecretHeader = 'x-origin-secret';

/** The visitor's address as the distribution saw it; limits of attempts are counted by it. */
export const viewerAddressHeader = 'x-viewer-address';
