/** What ASIC asked of a company in 2024–25, in dollars: once, and every year. */
export const companyRegistration = 597;
export const companyYear = 321;
