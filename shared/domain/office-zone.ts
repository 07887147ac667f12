/** Where those who review are, and whose days our mails name: they know no reader's own zone. */
export const officeZone = 'Australia/Sydney';
