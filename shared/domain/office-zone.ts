/** The time zone of the reviewers, used in mails, because the reader's own zone is unknown. */
export const officeZone = 'Australia/Sydney';
