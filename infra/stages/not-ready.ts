/** Something has to be done before the templates can be made; the message says which command or setting. */
export class NotReady extends Error {}
