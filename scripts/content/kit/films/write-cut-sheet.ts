import { type Cell, f } from '#functions/workbook/formula/formula.ts';
import { plain, Sheet, total, type Validation } from '#functions/workbook/grid/sheet.ts';
import { pieceBook } from '../sheets/piece-book.ts';
import type { FilmSource } from './film-source.ts';

const seconds: Validation = { type: 'decimal', min: 0, max: 600, says: 'Please type seconds, 0 to 600.' };
const lengths: Validation = { type: 'decimal', min: 0.2, max: 60, says: 'Please type seconds, 0.2 to 60.' };

/** Shot after shot, so that a shorter one moves all that follow, and a take that is too short says so. */
function writeShots({ title, shots }: FilmSource): Sheet {
  const sheet = new Sheet({
    name: 'Shots',
    widths: [8, 8, 12, 12, 12, 12, 12, 26, 60],
    frozen: { rows: 4, columns: 1 },
    isOnePage: true,
  });
  sheet.words('title', `${title}: shot by shot`);
  sheet.words(
    'subtitle',
    'Seconds. Type over the green cells; where a shot stands and whether it fits follows.',
  );
  sheet.space();
  sheet.head(
    'Shot',
    'Clip',
    'Clip is long',
    'Begins in clip',
    'Lasts',
    'From',
    'To',
    { words: 'Does the take reach?' },
    { words: 'Caption; picture and sound' },
  );
  let end: Cell | undefined;
  for (const [index, shot] of shots.entries()) {
    const open = (column: number, value: number, limits: Validation): Cell => {
      const cell = sheet.put(column, value, { format: 'hours', role: 'answer' });
      sheet.validate(cell, limits);
      return cell;
    };
    sheet.put(1, index + 1, plain('count'));
    sheet.put(2, shot.clip, { format: 'count', role: 'answer' });
    const whole = open(3, shot.clipSeconds, seconds);
    const begins = open(4, shot.clipFrom, seconds);
    const lasts = open(5, shot.to - shot.from, lengths);
    sheet.named(lasts, `lasts_${index + 1}`);
    const from = sheet.put(6, end === undefined ? 0 : f`${end}`, plain('hours'));
    end = sheet.put(7, f`${from}+${lasts}`, plain('hours'));
    sheet.put(8, f`IF(${begins}+${lasts}>${whole},"No: choose another place","Yes")`, plain('text'));
    sheet.put(9, `“${shot.caption}” ${shot.seen}`, { format: 'text', role: 'note' });
    sheet.row += 1;
  }
  if (end !== undefined) {
    sheet.put(1, 'In all', total('text'));
    sheet.named(sheet.put(7, f`${end}`, total('hours')), 'edit_seconds');
    sheet.row += 1;
  }
  return sheet;
}

const logged = 40;

/** Empty, for the buyer’s own folder: one line a clip, filled in while it is watched once. */
function writeLog(): Sheet {
  const sheet = new Sheet({
    name: 'Your folder',
    widths: [8, 12, 46, 16, 12],
    frozen: { rows: 4, columns: 1 },
    isUpright: true,
  });
  sheet.words('title', 'Your folder, watched once');
  sheet.words('subtitle', 'One line for each clip. Build an edit around a mark, and mark a clip once only.');
  sheet.space();
  sheet.head('Clip', 'Seconds', { words: 'What happens, and what is heard' }, { words: 'Mark' }, 'For edit');
  const marks = ['Result', 'Surprise', 'Sentence'];
  for (let clip = 1; clip <= logged; clip += 1) {
    sheet.put(1, clip, plain('count'));
    for (const column of [2, 3, 4, 5]) {
      const format = column === 3 || column === 4 ? 'text' : 'hours';
      const cell = sheet.put(column, null, { format, role: 'answer' });
      if (column === 4)
        sheet.validate(cell, { type: 'list', options: marks, says: 'Result, Surprise or Sentence.' });
      if (column === 2) sheet.validate(cell, seconds);
    }
    sheet.row += 1;
  }
  return sheet;
}

/** An edit decision sheet with its seconds as formulas, and an empty one for a folder. */
export const writeCutSheet = (film: FilmSource): Uint8Array =>
  pieceBook(film, {
    name: 'shot by shot',
    sheets: [writeShots(film), writeLog()],
    foot: 'an invented edit to learn from',
  });
