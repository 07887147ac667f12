import { Sheet } from '#functions/workbook/grid/sheet.ts';

interface Start {
  title: string;
  lead: string;
  tabs: readonly (readonly [name: string, what: string])[];
  /** Of Wren’s losses: why a row is there. */
  scars: readonly (readonly [where: string, why: string])[];
}

/** Nobody opens a manual: what each tab is for, why the odd rows are there, what changed and what a buyer may do. */
export function startSheet({ title, lead, tabs, scars }: Start): Sheet {
  const sheet = new Sheet({ name: 'Start here', widths: [26, 90], isUpright: true, isOnePage: true });
  const list = (heading: string, rows: readonly (readonly [string, string])[]): void => {
    sheet.space();
    sheet.words('heading', heading);
    for (const [name, what] of rows) {
      sheet.put(1, name, { format: 'text', role: 'label' });
      sheet.put(2, what, { format: 'text', role: 'note' });
      sheet.row += 1;
    }
  };
  sheet.words('title', title);
  sheet.words('subtitle', lead);
  list('What each tab does', tabs);
  list('Rows that are there because something went wrong', scars);
  list('What changed', [
    ['3 October', 'Matted coat moved above travel, since three of you looked for it there.'],
    ['1 July', 'Car rate: look it up on the tax office’s page and type it once.'],
  ]);
  list('What you may do', [
    [
      'One business',
      'Change it and use it with your own clients. Please don’t resell it, share the link or pass it on.',
    ],
    ['Up to 10 people', 'The team licence; ask me. Training or resale: ask me too.'],
    [
      'Colours',
      'Green cells are yours to type in. All others work themselves out and are locked without a password.',
    ],
  ]);
  return sheet;
}
