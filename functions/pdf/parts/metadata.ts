import { brand } from '#shared/brand.ts';
import type { PlanDocument } from '#shared/plan/document/plan-document.ts';
import { fileTitle } from '#shared/plan/document/plan-name.ts';
import { cleanText } from '../text/clean-text.ts';

const escaped = (text: string): string =>
  cleanText(text).replace(/[&<>]/g, (sign) => (sign === '&' ? '&amp;' : sign === '<' ? '&lt;' : '&gt;'));

/** The XMP packet. It claims PDF/UA-1, which `npm run proof:pdf` checks if a checker is installed. */
export const metadataOf = (document: PlanDocument): string =>
  '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>' +
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
  '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">' +
  `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(fileTitle(document))}</rdf:li></rdf:Alt></dc:title>` +
  `<dc:creator><rdf:Seq><rdf:li>${brand}</rdf:li></rdf:Seq></dc:creator>` +
  `<dc:language><rdf:Bag><rdf:li>${document.language}</rdf:li></rdf:Bag></dc:language>` +
  `<dc:identifier>${escaped(document.planId)}</dc:identifier>` +
  `<xmp:CreateDate>${escaped(document.createdAt)}</xmp:CreateDate><xmp:ModifyDate>${escaped(document.createdAt)}</xmp:ModifyDate>` +
  `<pdf:Producer>${brand}</pdf:Producer><pdfuaid:part>1</pdfuaid:part>` +
  '</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="r"?>';
