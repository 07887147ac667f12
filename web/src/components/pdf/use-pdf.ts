import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import type { Chart } from '#shared/plan/document/chart.ts';
import { chartsNote } from '#shared/plan/document/charts-note.ts';
import { sourcesNote } from '#shared/plan/document/sources-note.ts';
import { openPdf } from './open-pdf.ts';
import { readCharts } from './read-charts.ts';
import { readSources, type Sources } from './read-sources.ts';

export interface OpenedPdf {
  pdf: PDFDocumentProxy;
  /** In points, of the first page; all pages of a plan are alike. */
  size: readonly [number, number];
  /** What its pictures are drawn from, by what they show in words. */
  charts: ReadonlyMap<string, Chart>;
  /** What its small letters lead to, by its name. */
  sources: Sources;
}

/** The document behind some bytes; 'failed' where they are none. */
export function usePdf(bytes: ArrayBuffer): OpenedPdf | 'opening' | 'failed' {
  const [state, setState] = useState<OpenedPdf | 'opening' | 'failed'>('opening');
  useEffect(() => {
    let left = false;
    const { opened, close } = openPdf(bytes);
    const open = async () => {
      const pdf = await opened;
      const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
      const { metadata } = await pdf.getMetadata();
      const charts = readCharts(metadata?.get(chartsNote.name));
      const sources = readSources(metadata?.get(sourcesNote.name));
      if (!left) setState({ pdf, size: [width, height], charts, sources });
    };
    open().catch(() => left || setState('failed'));
    return () => {
      left = true;
      close();
    };
  }, [bytes]);
  return state;
}
