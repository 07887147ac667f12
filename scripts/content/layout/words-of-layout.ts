import type { Block } from './outline-of.ts';

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const counted = (count: number, one: string): string =>
  `${numbers[count] ?? count} ${one}${count === 1 ? '' : 's'}`;

const article = (word: string): string => (/^[aeiou]/i.test(word) ? 'an' : 'a');

function wordsOfBlock(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return 'a heading';
    case 'text':
      return 'a paragraph';
    case 'list':
      return `a list of ${counted(block.items.length, 'point')}`;
    case 'table':
      return `a table of ${counted(block.rows.length - 1, 'row')} and ${counted(block.columns.length, 'column')}`;
    case 'template':
      return `${article(block.name)} ${block.name.toLowerCase()} to copy`;
    case 'picture':
      return block.isShown ? 'the picture above' : 'another picture';
    case 'quote':
      return 'an example';
  }
}

/** A section from top to bottom for those who cannot see its layout. */
export function wordsOfLayout(blocks: readonly Block[]): string {
  const words = ['its title'];
  for (let index = 0; index < blocks.length; index += 1) {
    const from = index;
    while (blocks[index]?.kind === 'text' && blocks[index + 1]?.kind === 'text') index += 1;
    const block = blocks[index] as Block;
    words.push(index > from ? counted(index - from + 1, 'paragraph') : wordsOfBlock(block));
  }
  return `The section from top to bottom: ${words.slice(0, -1).join(', ')}${words.length > 1 ? ' and ' : ''}${words.at(-1)}.`;
}
