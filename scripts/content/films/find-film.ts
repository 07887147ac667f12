import { diagramLines } from '../diagrams/diagram-lines.ts';
import { diagramsIn, headOf } from '../diagrams/draw-diagram.ts';
import { readMarkdown } from '../render-markdown.ts';
import { readFilm, type Shot } from './read-film.ts';

export interface Film {
  title: string;
  shots: readonly Shot[];
}

/** The one edit that a handbook shows shot by shot. */
export function findFilm(sections: readonly { markdown: string }[]): Film {
  const films = sections
    .flatMap(({ markdown }) => diagramsIn(readMarkdown(markdown)))
    .filter((source) => headOf(source).kind === 'film');
  const [film, ...others] = films;
  if (film === undefined || others.length > 0) throw new Error(`There are ${films.length} films, not one`);
  return { title: headOf(film).title, shots: readFilm(diagramLines(film.text)) };
}
