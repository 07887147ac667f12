/** Something has to be done before the templates can be made; the message says what. */
export class NotReady extends Error {}
