import { brand } from '#shared/brand.ts';
import type { SheetContent } from '../grid/sheet.ts';
import { sheetXml } from './sheet-xml.ts';
import { stylesXml } from './styles-xml.ts';
import { escapeXml, xmlFile } from './xml.ts';
import { zip } from './zip.ts';

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const main = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

interface WorkbookFile {
  sheets: readonly SheetContent[];
  title: string;
  createdAt: string;
  footer: string;
}

const quoted = (sheet: string): string => `'${sheet.replaceAll("'", "''")}'`;
/** Makes an address such as `B4:B15` absolute, as defined names require. */
const fixed = (address: string): string => address.replaceAll(/([A-Z]+)(\d+)/g, '$$$1$$$2');

function definedNames(sheets: readonly SheetContent[]): string {
  const names = sheets.flatMap(({ name: sheet, names: inSheet, frozen, printed }, index) => [
    ...inSheet.map(({ name, address }) => ({
      name,
      attributes: '',
      to: `${quoted(sheet)}!${fixed(address)}`,
    })),
    ...(printed === undefined
      ? []
      : [
          {
            name: '_xlnm.Print_Area',
            attributes: ` localSheetId="${index}"`,
            to: `${quoted(sheet)}!${fixed(printed)}`,
          },
        ]),
    ...(frozen.rows > 0
      ? [
          {
            name: '_xlnm.Print_Titles',
            attributes: ` localSheetId="${index}"`,
            to: `${quoted(sheet)}!$1:$${frozen.rows}`,
          },
        ]
      : []),
  ]);
  return names
    .toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
    .map(
      ({ name, attributes, to }) => `<definedName name="${name}"${attributes}>${escapeXml(to)}</definedName>`,
    )
    .join('');
}

/** Writes an Office Open XML workbook, without macros, links or anything that depends on the date of writing. */
export function workbookFile({ sheets, title, createdAt, footer }: WorkbookFile): Uint8Array {
  const parts = sheets.map((_, index) => `worksheets/sheet${index + 1}.xml`);
  const relation = (id: number, type: string, target: string): string =>
    `<Relationship Id="rId${id}" Type="${type}" Target="${target}"/>`;
  const override = (part: string, type: string): string =>
    `<Override PartName="/${part}" ContentType="${type}"/>`;
  const workbook =
    `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${office}">` +
    `<bookViews><workbookView xWindow="0" yWindow="0" windowWidth="24000" windowHeight="14000"/></bookViews><sheets>${sheets
      .map(
        ({ name }, index) =>
          `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
      )
      .join(
        '',
      )}</sheets><definedNames>${definedNames(sheets)}</definedNames><calcPr calcId="191029"/></workbook>`;
  return zip([
    [
      '[Content_Types].xml',
      xmlFile(
        `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${[
          override('xl/workbook.xml', `${main}.sheet.main+xml`),
          ...parts.map((part) => override(`xl/${part}`, `${main}.worksheet+xml`)),
          override('xl/styles.xml', `${main}.styles+xml`),
          override('docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml'),
          override(
            'docProps/app.xml',
            'application/vnd.openxmlformats-officedocument.extended-properties+xml',
          ),
        ].join('')}</Types>`,
      ),
    ],
    [
      '_rels/.rels',
      xmlFile(
        `<Relationships xmlns="${packages}/relationships">${[
          relation(1, `${office}/officeDocument`, 'xl/workbook.xml'),
          relation(2, `${packages}/relationships/metadata/core-properties`, 'docProps/core.xml'),
          relation(3, `${office}/extended-properties`, 'docProps/app.xml'),
        ].join('')}</Relationships>`,
      ),
    ],
    [
      'docProps/core.xml',
      xmlFile(
        `<cp:coreProperties xmlns:cp="${packages}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${escapeXml(title)}</dc:title><dc:creator>${brand}</dc:creator><dcterms:created xsi:type="dcterms:W3CDTF">${createdAt.replace(/\.\d+Z$/, 'Z')}</dcterms:created></cp:coreProperties>`,
      ),
    ],
    [
      'docProps/app.xml',
      xmlFile(
        `<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Application>${brand}</Application></Properties>`,
      ),
    ],
    ['xl/workbook.xml', xmlFile(workbook)],
    [
      'xl/_rels/workbook.xml.rels',
      xmlFile(
        `<Relationships xmlns="${packages}/relationships">${[
          ...parts.map((part, index) => relation(index + 1, `${office}/worksheet`, part)),
          relation(parts.length + 1, `${office}/styles`, 'styles.xml'),
        ].join('')}</Relationships>`,
      ),
    ],
    ['xl/styles.xml', stylesXml],
    ...sheets.map(
      (sheet, index) => [`xl/${parts[index]}`, sheetXml(sheet, { footer, isFirst: index === 0 })] as const,
    ),
  ]);
}
