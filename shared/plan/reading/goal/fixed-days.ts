/** The first month of each, south of the equator. */
export const seasons = new Map([
  ['summer', 12],
  ['autumn', 3],
  ['winter', 6],
  ['spring', 9],
]);

export const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

export const fixedDays = new Map<string, [month: number, date: number]>([
  ['christmas', [12, 25]],
  ['xmas', [12, 25]],
  ['chrissy', [12, 25]],
  ['chrissie', [12, 25]],
  ['eofy', [6, 30]],
  ['eoy', [12, 31]],
  ['nye', [12, 31]],
  ['new year', [1, 1]],
  ['new years', [1, 1]],
  ['boxing day', [12, 26]],
  ['australia day', [1, 26]],
  ['anzac day', [4, 25]],
  ['tax time', [6, 30]],
]);
