import { PDFHexString, PDFOperator, PDFOperatorNames } from 'pdf-lib';

const beginWith = (tag: string, properties: string): PDFOperator =>
  PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [`/${tag}`, properties]);

/** Starts content of a structure element, which refers to it by `mark`. */
export const beginTagged = (tag: string, mark: number): PDFOperator => beginWith(tag, `<</MCID ${mark}>>`);

/** Starts content that is read as this text, whatever its glyphs say. */
export const beginActualText = (text: string): PDFOperator =>
  beginWith('Span', `<</ActualText ${PDFHexString.fromText(text).toString()}>>`);

/** Starts content that screen readers skip and viewers recognise as a watermark. */
export const beginWatermark = (): PDFOperator =>
  beginWith('Artifact', '<</Type/Pagination/Subtype/Watermark>>');
