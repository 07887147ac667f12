/** Assumptions in the figures of every handbook. */

export const weeksPerMonth = 52 / 12;

/** Invoices and messages take this share of the hours. */
export const adminShare = 0.1;

/** A tenth of the hours is kept for finding the next client. */
export const mostDelivery = 0.9;
