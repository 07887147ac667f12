import { lookIndex } from '../grid/looks.ts';
import { addressOf, type FilledCell, type SheetContent, type Validation } from '../grid/sheet.ts';
import { escapeXml, xmlFile } from './xml.ts';

/** The longest text that a cell can hold. */
const mostCharacters = 32_767;

/** Cuts between whole characters. */
const cut = (text: string): string =>
  text.length <= mostCharacters ? text : text.slice(0, mostCharacters).toWellFormed();

function cellXml({ row, column, value, formula, look }: FilledCell): string {
  const at = `r="${addressOf(row, column)}" s="${lookIndex(look)}"`;
  if (formula !== undefined) return formulaXml(at, formula, value);
  if (value === null) return `<c ${at}/>`;
  if (typeof value === 'number') return `<c ${at}><v>${value}</v></c>`;
  if (typeof value === 'boolean') return `<c ${at} t="b"><v>${Number(value)}</v></c>`;
  return `<c ${at} t="inlineStr"><is><t xml:space="preserve">${escapeXml(cut(value))}</t></is></c>`;
}

function formulaXml(at: string, formula: string, value: FilledCell['value']): string {
  const text = `<f>${escapeXml(formula)}</f>`;
  if (typeof value === 'string') return `<c ${at} t="str">${text}<v>${escapeXml(value)}</v></c>`;
  if (typeof value === 'boolean') return `<c ${at} t="b">${text}<v>${Number(value)}</v></c>`;
  if (value === null || !Number.isFinite(value)) throw new Error(`${formula} has no value`);
  return `<c ${at}>${text}<v>${value}</v></c>`;
}

function rowsXml({ cells, heights }: SheetContent): string {
  const byRow = Map.groupBy(cells, ({ row }) => row);
  return [...byRow]
    .sort(([a], [b]) => a - b)
    .map(([row, inRow]) => {
      const height = heights.get(row);
      const tall = height === undefined ? '' : ` ht="${height}" customHeight="1"`;
      const ordered = inRow.toSorted((a, b) => a.column - b.column);
      return `<row r="${row}"${tall}>${ordered.map(cellXml).join('')}</row>`;
    })
    .join('');
}

function viewXml({ frozen: { rows, columns } }: SheetContent, isFirst: boolean): string {
  const selected = isFirst ? ' tabSelected="1"' : '';
  const corner = addressOf(rows + 1, columns + 1);
  const pane = rows > 0 && columns > 0 ? 'bottomRight' : rows > 0 ? 'bottomLeft' : 'topRight';
  const split = [columns > 0 ? `xSplit="${columns}"` : '', rows > 0 ? `ySplit="${rows}"` : ''].join(' ');
  const frozen =
    rows + columns === 0
      ? ''
      : `<pane ${split} topLeftCell="${corner}" activePane="${pane}" state="frozen"/><selection pane="${pane}"/>`;
  return `<sheetViews><sheetView showGridLines="0"${selected} workbookViewId="0">${frozen}</sheetView></sheetViews>`;
}

function validationXml(address: string, validation: Validation): string {
  const says = `showErrorMessage="1" errorTitle="Not possible here" error="${escapeXml(validation.says)}"`;
  const rule = (attributes: string, first: string, second?: string): string =>
    `<dataValidation ${attributes} allowBlank="1" ${says} sqref="${address}"><formula1>${escapeXml(first)}</formula1>${second === undefined ? '' : `<formula2>${second}</formula2>`}</dataValidation>`;
  switch (validation.type) {
    case 'list':
      return rule('type="list"', `"${validation.options.join(',')}"`);
    case 'parts': {
      const { of, min, max } = validation;
      return rule(
        'type="custom"',
        `AND(ISNUMBER(${address}),${address}>=${min},${address}<=${max},INT(${address}*${of})=${address}*${of})`,
      );
    }
    default:
      return rule(
        `type="${validation.type}" operator="between"`,
        String(validation.min),
        String(validation.max),
      );
  }
}

const verdictRules = [
  ['LEFT(#,11)="Comfortable"', 0],
  ['OR(#="Tight",#="A stretch")', 1],
  ['LEFT(#,3)="Not"', 2],
] as const;

function verdictXml(address: string): string {
  const rules = verdictRules.map(
    ([formula, colour], index) =>
      `<cfRule type="expression" dxfId="${colour}" priority="${index + 1}"><formula>${escapeXml(formula.replaceAll('#', address))}</formula></cfRule>`,
  );
  return `<conditionalFormatting sqref="${address}">${rules.join('')}</conditionalFormatting>`;
}

interface PageWords {
  footer: string;
  isFirst: boolean;
}

/** Writes the parts in the order that the format requires. */
export function sheetXml(content: SheetContent, { footer, isFirst }: PageWords): string {
  const { widths, validations, verdicts, isUpright, isOnePage } = content;
  const columns = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const checks = validations.map(({ address, validation }) => validationXml(address, validation));
  return xmlFile(
    [
      '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
      '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>',
      viewXml(content, isFirst),
      '<sheetFormatPr defaultRowHeight="15"/>',
      `<cols>${columns.join('')}</cols>`,
      `<sheetData>${rowsXml(content)}</sheetData>`,
      // The protection has no password: it prevents mistakes, not access.
      '<sheetProtection sheet="1" objects="1" scenarios="1" formatCells="0" formatColumns="0" formatRows="0"/>',
      ...verdicts.map(verdictXml),
      checks.length > 0
        ? `<dataValidations count="${checks.length}">${checks.join('')}</dataValidations>`
        : '',
      '<pageMargins left="0.5" right="0.5" top="0.6" bottom="0.7" header="0.3" footer="0.3"/>',
      `<pageSetup paperSize="9" orientation="${isUpright ? 'portrait' : 'landscape'}" fitToWidth="1" fitToHeight="${isOnePage ? 1 : 0}"/>`,
      `<headerFooter><oddFooter>${escapeXml(`&L${footer}&R&A, page &P of &N`)}</oddFooter></headerFooter>`,
      '</worksheet>',
    ].join(''),
  );
}
