import { goesOn, type Inline } from './read-inline.ts';
import type { ListItem, TextBlock } from './read-text.ts';

/** Words that were parted by the end of a page. */
function joinWords(begun: readonly Inline[], rest: readonly Inline[], isDivided: boolean): Inline[] {
  const last = begun.at(-1);
  const isWhole = isDivided || (last?.kind === 'run' && goesOn.test(last.text));
  return isWhole ? [...begun, ...rest] : [...begun, { kind: 'gap' }, ...rest];
}

/** A part of which either page has some is one again; parts of one page alone keep their order. */
function joinItem(begun: ListItem, rest: ListItem): ListItem {
  const inside = begun.inside.map((block, index) => ({ block, ...begun.parts[index] }));
  rest.inside.forEach((block, index) => {
    const { at = 0, isDivided = false } = rest.parts[index] ?? {};
    const before = inside.findLastIndex((one) => (one.at ?? 0) <= at);
    const one = inside[before];
    if (one?.at === at && one.block.kind === 'paragraph' && block.kind === 'paragraph')
      inside[before] = {
        at,
        isDivided,
        block: { ...one.block, inside: joinWords(one.block.inside, block.inside, one.isDivided === true) },
      };
    else inside.splice(before + 1, 0, { block, at, isDivided });
  });
  return {
    ...begun,
    inside: inside.map(({ block }) => block),
    parts: inside.map(({ at = 0, isDivided = false }) => ({ at, isDivided })),
  };
}

/** An item of a list that runs over the end of a page stands whole on the page where it begins. */
export function joinItems(pages: readonly (readonly TextBlock[])[]): TextBlock[][] {
  const joined: TextBlock[][] = [];
  for (const [first, ...others] of pages) {
    const page = joined.findLast((blocks) => blocks.length > 0);
    const list = page?.at(-1);
    const begun = list?.kind === 'list' ? list.items.at(-1) : undefined;
    const [rest, ...items] = first?.kind === 'list' ? first.items : [];
    if (
      page !== undefined &&
      list?.kind === 'list' &&
      begun &&
      rest?.goesOn &&
      begun.number === rest.number
    ) {
      page[page.length - 1] = { ...list, items: [...list.items.slice(0, -1), joinItem(begun, rest)] };
      const left: TextBlock[] = items.length > 0 ? [{ kind: 'list', numbered: list.numbered, items }] : [];
      joined.push([...left, ...others]);
    } else joined.push(first === undefined ? [] : [first, ...others]);
  }
  return joined;
}
