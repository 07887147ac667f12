/**
 * Public holidays that every state and territory keeps, by section 115 of the Fair Work Act 2009, with the days that
 * all of them add where one falls on a weekend. As at 22 November 2026; of a year that is not here nothing is said.
 * States add their own.
 */
export const publicHolidays: Readonly<Record<string, string>> = {
  '2026-01-01': 'New Year’s Day',
  '2026-01-26': 'Australia Day',
  '2026-04-03': 'Good Friday',
  '2026-04-06': 'Easter Monday',
  '2026-04-25': 'Anzac Day',
  '2026-12-25': 'Christmas Day',
  '2026-12-26': 'Boxing Day',
  '2026-12-28': 'Boxing Day, Monday',
  '2027-01-01': 'New Year’s Day',
  '2027-01-26': 'Australia Day',
  '2027-03-26': 'Good Friday',
  '2027-03-29': 'Easter Monday',
  '2027-04-25': 'Anzac Day',
  '2027-12-25': 'Christmas Day',
  '2027-12-26': 'Boxing Day',
  '2027-12-27': 'Christmas Day, Monday',
  '2027-12-28': 'Boxing Day, Tuesday',
  '2028-01-01': 'New Year’s Day',
  '2028-01-03': 'New Year’s Day, Monday',
  '2028-01-26': 'Australia Day',
  '2028-04-14': 'Good Friday',
  '2028-04-17': 'Easter Monday',
  '2028-04-25': 'Anzac Day',
  '2028-12-25': 'Christmas Day',
  '2028-12-26': 'Boxing Day',
};

/** Days of pupils, as far as a source for that state and year was found; first and last of each term. */
export const schoolTerms: readonly {
  state: string;
  year: number;
  terms: readonly (readonly [from: string, to: string])[];
  source: string;
}[] = [
  {
    state: 'Victoria',
    year: 2026,
    terms: [
      ['2026-01-28', '2026-04-02'],
      ['2026-04-20', '2026-06-26'],
      ['2026-07-13', '2026-09-18'],
      ['2026-10-05', '2026-12-18'],
    ],
    source: 'Term dates of Victorian government schools, as Mount Waverley Secondary College prints them',
  },
];
