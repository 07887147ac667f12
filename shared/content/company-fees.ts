/** ASIC lists this year's company fees here. */
export const companyFees =
  'https://asic.gov.au/for-business/payments-fees-and-invoices/asic-fees/fees-for-commonly-lodged-documents';
