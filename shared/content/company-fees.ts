/** ASIC’s own list of what it asks of a company, of this year. */
export const companyFees =
  'https://asic.gov.au/for-business/payments-fees-and-invoices/asic-fees/fees-for-commonly-lodged-documents';
