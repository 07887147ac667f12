import { escapeHtml } from '#web/app/head/escape-html.ts';
import type { Token, Tokens } from '../../render-markdown.ts';
import { allScenes } from '../../scenes/all-scenes.ts';
import { drawSvg } from '../../scenes/draw-svg.ts';
import { pictureIn, sceneOf } from './read-guide.ts';

const inline = (tokens: readonly Token[] = []): string =>
  tokens
    .map((token): string => {
      if (token.type === 'strong') return `<strong>${inline((token as Tokens.Strong).tokens)}</strong>`;
      if (token.type === 'blank') return `<span class="blank">${escapeHtml(token.text)}</span>`;
      if ('tokens' in token && token.tokens !== undefined) return inline(token.tokens);
      return escapeHtml('text' in token ? token.text : '');
    })
    .join('');

/** A block as markup that is HTML and XHTML at once. */
export function renderBlock(token: Token): string {
  const picture = pictureIn(token);
  if (picture !== undefined) {
    const svg = drawSvg(sceneOf(allScenes, picture.scene)).replace(
      '<svg ',
      '<svg xmlns="http://www.w3.org/2000/svg" ',
    );
    return `<figure>${svg}<figcaption>${escapeHtml(picture.says)}</figcaption></figure>`;
  }
  switch (token.type) {
    case 'paragraph':
      return `<p>${inline((token as Tokens.Paragraph).tokens)}</p>`;
    case 'blockquote':
      return `<blockquote>${((token as Tokens.Blockquote).tokens ?? []).map(renderBlock).join('')}</blockquote>`;
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      const name = ordered ? 'ol' : 'ul';
      return `<${name}>${items.map(({ tokens }) => `<li>${inline(tokens)}</li>`).join('')}</${name}>`;
    }
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      const head = header.map(({ tokens }) => `<th scope="col">${inline(tokens)}</th>`).join('');
      const cell = ({ tokens }: Tokens.TableCell, index: number): string =>
        index === 0 ? `<th scope="row">${inline(tokens)}</th>` : `<td>${inline(tokens)}</td>`;
      const body = rows.map((cells) => `<tr>${cells.map(cell).join('')}</tr>`);
      return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`;
    }
    case 'space':
      return '';
    default:
      throw new Error(`a guide has no ${token.type}`);
  }
}
