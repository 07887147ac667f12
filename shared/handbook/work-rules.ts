/** What the figures of every handbook count with. */

export const weeksPerMonth = 52 / 12;

/** Of the hours, for invoices and messages. */
export const adminShare = 0.1;

/** A tenth of the hours stays for finding the next client. */
export const mostDelivery = 0.9;
