import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from '#web/components/visually-hidden.tsx';
import { type PageLink, readLinks } from './page-links.ts';

const look =
  'absolute cursor-pointer rounded-sm hover:bg-leaf/15 focus-visible:outline-2 focus-visible:outline-leaf';

interface LinkLayerProps {
  pdf: PDFDocumentProxy;
  number: number;
  scale: number;
  onGoTo: (page: number) => void;
}

/** The links over the text of a page. */
export function LinkLayer({ pdf, number, scale, onGoTo }: LinkLayerProps) {
  const [links, setLinks] = useState<readonly PageLink[]>([]);
  useEffect(() => {
    let left = false;
    // If the links can't be read, the page is shown without them.
    readLinks(pdf, number).then(
      (read) => left || setLinks(read),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [pdf, number]);

  return links.map(({ left, top, width, height, to, name }) => {
    const style = { left: left * scale, top: top * scale, width: width * scale, height: height * scale };
    const key = `${left} ${top}`;
    if ('url' in to)
      return (
        <a key={key} href={to.url} target="_blank" rel="noopener noreferrer" className={look} style={style}>
          <VisuallyHidden>{name}</VisuallyHidden>
        </a>
      );
    const press = () => onGoTo(to.page);
    return (
      <button key={key} type="button" className={look} style={style} onClick={press}>
        <VisuallyHidden>{name}</VisuallyHidden>
      </button>
    );
  });
}
