import { escapeHtml } from '#web/app/head/escape-html.ts';
import { hairline, inks, type Mark, type Scene } from './scene.ts';

const short = (value: number): string => String(Math.round(value * 10) / 10);

const fine = (value: number): string => String(Math.round(value * 100) / 100);

function drawMark(mark: Mark): string {
  switch (mark.kind) {
    case 'rect': {
      const stroke =
        mark.stroke === undefined ? '' : ` stroke="${inks[mark.stroke]}" stroke-width="${hairline}"`;
      const fill = mark.fill === undefined ? 'none' : inks[mark.fill];
      return `<rect x="${short(mark.x)}" y="${short(mark.y)}" width="${short(mark.width)}" height="${short(mark.height)}" fill="${fill}"${stroke}/>`;
    }
    case 'stroke': {
      const points = mark.points
        .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`)
        .join('');
      const dash = mark.isDashed === true ? ' stroke-dasharray="1.5 1.2"' : '';
      return `<path d="${points}" fill="none" stroke="${inks[mark.ink]}" stroke-width="${fine(mark.weight)}"${dash}/>`;
    }
    case 'dot': {
      const ring = mark.ring === undefined ? '' : ` stroke="${inks[mark.ring]}" stroke-width="0.4"`;
      return `<circle cx="${short(mark.x)}" cy="${short(mark.y)}" r="${short(mark.radius)}" fill="${inks[mark.fill]}"${ring}/>`;
    }
    case 'words': {
      const look =
        mark.look === 'strong' ? ' font-weight="700"' : mark.look === 'hand' ? ' font-style="italic"' : '';
      const anchor = mark.align === undefined ? '' : ` text-anchor="${mark.align}"`;
      return `<text x="${short(mark.x)}" y="${short(mark.y)}" font-size="${short(mark.size)}" fill="${inks[mark.ink ?? 'ink']}"${look}${anchor}>${escapeHtml(mark.text)}</text>`;
    }
  }
}

/** A scene for a page of the site. The words beside it say what is seen, so nobody is read its labels one by one. */
export const drawSvg = ({ width, height, marks }: Scene): string =>
  `<svg viewBox="0 0 ${short(width)} ${short(height)}" aria-hidden="true"><rect width="100%" height="100%" fill="${inks.white}"/>${marks.map(drawMark).join('')}</svg>`;
