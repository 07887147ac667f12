import { PDFHexString, PDFOperator, PDFOperatorNames } from 'pdf-lib';

const beginWith = (tag: string, properties: string): PDFOperator =>
  PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [`/${tag}`, properties]);

/** Starts content that belongs to an element of the structure tree, which refers to it by `mark`. */
export const beginTagged = (tag: string, mark: number): PDFOperator => beginWith(tag, `<</MCID ${mark}>>`);

/** Starts content that reads as this text, whatever its glyphs say. */
export const beginActualText = (text: string): PDFOperator =>
  beginWith('Span', `<</ActualText ${PDFHexString.fromText(text).toString()}>>`);

/** Starts content that a screen reader passes over and a viewer knows as a watermark. */
export const beginWatermark = (): PDFOperator =>
  beginWith('Artifact', '<</Type/Pagination/Subtype/Watermark>>');
