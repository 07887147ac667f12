import { formatNames, formats, isOpen, type Look, type Role, roles } from '../grid/looks.ts';
import { escapeXml, xmlFile } from './xml.ts';

const colours = {
  ink: 'FF1C211D',
  soft: 'FF545A52',
  leaf: 'FF2B6049',
  leafTint: 'FFE4EEE6',
  wattleTint: 'FFFBF0CF',
  paper: 'FFFAF6EE',
  line: 'FFDDD5C5',
  strongLine: 'FF8A8373',
  white: 'FFFFFFFF',
  good: 'FFE4EEE6',
  warning: 'FFFBF0CF',
  bad: 'FFF9E6E0',
} as const;

const font = (size: number, colour: string, bold = false): string =>
  `<font>${bold ? '<b/>' : ''}<sz val="${size}"/><color rgb="${colour}"/><name val="Calibri"/><family val="2"/></font>`;
const fonts = {
  ordinary: font(11, colours.ink),
  bold: font(11, colours.ink, true),
  title: font(18, colours.leaf, true),
  heading: font(13, colours.leaf, true),
  head: font(11, colours.white, true),
  soft: font(10, colours.soft),
};
const fontNames = Object.keys(fonts) as (keyof typeof fonts)[];

const fill = (colour: string): string =>
  `<fill><patternFill patternType="solid"><fgColor rgb="${colour}"/><bgColor indexed="64"/></patternFill></fill>`;
/** The format fixes the first two fills. */
const fills = {
  none: '<fill><patternFill patternType="none"/></fill>',
  reserved: '<fill><patternFill patternType="gray125"/></fill>',
  answer: fill(colours.leafTint),
  assumption: fill(colours.wattleTint),
  head: fill(colours.leaf),
  key: fill(colours.paper),
};
const fillNames = Object.keys(fills) as (keyof typeof fills)[];

const edge = (name: string, style: string, colour: string): string =>
  `<${name} style="${style}"><color rgb="${colour}"/></${name}>`;
const borders = {
  none: '<border><left/><right/><top/><bottom/><diagonal/></border>',
  box: `<border>${['left', 'right', 'top', 'bottom'].map((name) => edge(name, 'thin', colours.strongLine)).join('')}<diagonal/></border>`,
  below: `<border><left/><right/><top/>${edge('bottom', 'hair', colours.line)}<diagonal/></border>`,
  above: `<border><left/><right/>${edge('top', 'thin', colours.strongLine)}<bottom/><diagonal/></border>`,
};
const borderNames = Object.keys(borders) as (keyof typeof borders)[];

interface RoleLook {
  font: keyof typeof fonts;
  fill: keyof typeof fills;
  border: keyof typeof borders;
}
const roleLooks: Readonly<Record<Role, RoleLook>> = {
  plain: { font: 'ordinary', fill: 'none', border: 'below' },
  answer: { font: 'ordinary', fill: 'answer', border: 'box' },
  assumption: { font: 'ordinary', fill: 'assumption', border: 'box' },
  total: { font: 'bold', fill: 'none', border: 'above' },
  key: { font: 'bold', fill: 'key', border: 'box' },
  title: { font: 'title', fill: 'none', border: 'none' },
  heading: { font: 'heading', fill: 'none', border: 'none' },
  head: { font: 'head', fill: 'head', border: 'none' },
  'words-head': { font: 'head', fill: 'head', border: 'none' },
  'note-head': { font: 'head', fill: 'head', border: 'none' },
  label: { font: 'ordinary', fill: 'none', border: 'below' },
  note: { font: 'soft', fill: 'none', border: 'none' },
  subtitle: { font: 'soft', fill: 'none', border: 'none' },
  words: { font: 'ordinary', fill: 'none', border: 'none' },
};
/** Long words overflow into empty cells next to them; column titles, labels and remarks wrap instead. */
const alignments: Readonly<Partial<Record<Role, string>>> = {
  head: 'horizontal="right" wrapText="1"',
  'words-head': 'wrapText="1"',
  'note-head': 'horizontal="left" indent="1" wrapText="1"',
  label: 'horizontal="left" wrapText="1"',
  note: 'horizontal="left" indent="1" wrapText="1"',
};
const results: readonly Role[] = ['plain', 'answer', 'assumption', 'total', 'key'];

/** A verdict or word in a column of figures is aligned with them. */
const alignmentOf = ({ format, role }: Look): string =>
  alignments[role] ?? (results.includes(role) && format !== 'text' ? 'horizontal="right"' : '');

const firstOwnFormat = 164;

function xf({ format, role }: Look): string {
  const { font: face, fill: ground, border } = roleLooks[role];
  const alignment = `<alignment vertical="top" ${alignmentOf({ format, role })}/>`;
  const locked = isOpen(role) ? '<protection locked="0"/>' : '';
  // The quote prefix keeps a text a text after its cell was edited.
  const quoted = format === 'text' ? ' quotePrefix="1"' : '';
  return (
    `<xf numFmtId="${firstOwnFormat + formatNames.indexOf(format)}" fontId="${fontNames.indexOf(face)}" fillId="${fillNames.indexOf(ground)}" borderId="${borderNames.indexOf(border)}" xfId="0"${quoted}` +
    ` applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1" applyProtection="1">${alignment}${locked}</xf>`
  );
}

const list = (name: string, items: readonly string[]): string =>
  `<${name} count="${items.length}">${items.join('')}</${name}>`;
/** The colours follow the order of the rules that choose them. */
const verdictFills = [colours.good, colours.warning, colours.bad];

/** Contains every look, so that a look's index never depends on the workbook. */
export const stylesXml: string = xmlFile(
  `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${[
    list(
      'numFmts',
      formatNames.map(
        (name, index) =>
          `<numFmt numFmtId="${firstOwnFormat + index}" formatCode="${escapeXml(formats[name])}"/>`,
      ),
    ),
    list('fonts', Object.values(fonts)),
    list('fills', Object.values(fills)),
    list('borders', Object.values(borders)),
    list('cellStyleXfs', ['<xf numFmtId="0" fontId="0" fillId="0" borderId="0"/>']),
    list('cellXfs', [
      '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
      ...roles.flatMap((role) => formatNames.map((format) => xf({ format, role }))),
    ]),
    list('cellStyles', ['<cellStyle name="Normal" xfId="0" builtinId="0"/>']),
    list(
      'dxfs',
      verdictFills.map(
        (colour) => `<dxf><fill><patternFill><bgColor rgb="${colour}"/></patternFill></fill></dxf>`,
      ),
    ),
  ].join('')}</styleSheet>`,
);
