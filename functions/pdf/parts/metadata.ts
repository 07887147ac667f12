import { brand } from '#shared/brand.ts';
import { chartsNote } from '#shared/plan/document/charts-note.ts';
import type { PlanDocument } from '#shared/plan/document/plan-document.ts';
import { fileTitle } from '#shared/plan/document/plan-name.ts';
import { type ListedSource, sourcesNote } from '#shared/plan/document/sources-note.ts';
import type { Text } from '#shared/plan/document/text.ts';
import type { Whereabouts } from '../layout/piece.ts';
import { cleanText } from '../text/clean-text.ts';
import { assumptionAnchor } from '../text/runs-of-text.ts';

const escaped = (text: string): string =>
  cleanText(text).replace(/[&<>]/g, (sign) => (sign === '&' ? '&amp;' : sign === '<' ? '&lt;' : '&gt;'));

const chartsOf = ({ sections }: PlanDocument): string =>
  JSON.stringify(
    sections
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) =>
        block.kind === 'chart' ? [{ says: cleanText(block.alternative), chart: block.chart }] : [],
      ),
  );

function sourcesOf({ assumptions }: PlanDocument, where: Pick<Whereabouts, 'pageOf'>): string {
  const labels = new Map(assumptions.map(({ id, label }) => [id, cleanText(label)]));
  const partsOf = (text: Text): ListedSource['worked'][number] =>
    text.map((part) => {
      if (typeof part === 'string') return cleanText(part);
      const label = part.kind === 'figure' ? labels.get(part.assumption) : undefined;
      return part.kind === 'figure' && label !== undefined
        ? { text: part.text, mark: part.mark, label }
        : cleanText(part.text);
    });
  const listed = assumptions.map(
    ({ id, label, value, reason, asAt, worked = [] }): ListedSource => ({
      label: cleanText(label),
      value: cleanText(value),
      reason: cleanText([reason, asAt].filter((part) => part !== undefined).join(', ')),
      page: where.pageOf(assumptionAnchor(id)) ?? 1,
      worked: worked.map(partsOf),
    }),
  );
  return JSON.stringify(listed);
}

/** The XMP packet, with the claim to PDF/UA-1 that `npm run proof:pdf` has checked where a checker is installed. */
export const metadataOf = (document: PlanDocument, where: Pick<Whereabouts, 'pageOf'>): string =>
  '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>' +
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
  '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" ' +
  `xmlns:charts="${chartsNote.space}" xmlns:sources="${sourcesNote.space}">` +
  `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(fileTitle(document))}</rdf:li></rdf:Alt></dc:title>` +
  `<dc:creator><rdf:Seq><rdf:li>${brand}</rdf:li></rdf:Seq></dc:creator>` +
  `<dc:language><rdf:Bag><rdf:li>${document.language}</rdf:li></rdf:Bag></dc:language>` +
  `<dc:identifier>${escaped(document.planId)}</dc:identifier>` +
  `<xmp:CreateDate>${escaped(document.createdAt)}</xmp:CreateDate><xmp:ModifyDate>${escaped(document.createdAt)}</xmp:ModifyDate>` +
  `<pdf:Producer>${brand}</pdf:Producer><pdfuaid:part>1</pdfuaid:part>` +
  `<${chartsNote.name}>${escaped(chartsOf(document))}</${chartsNote.name}>` +
  `<${sourcesNote.name}>${escaped(sourcesOf(document, where))}</${sourcesNote.name}>` +
  '</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="r"?>';
