/**
 * Converts the site's colours (theme.css) to operands of a PDF colour. In grey they keep their order from dark to
 * light.
 */
export const rgb = (hex: string): string =>
  [0, 2, 4]
    .map((at) => String(Math.round((Number.parseInt(hex.slice(at, at + 2), 16) / 255) * 1000) / 1000))
    .join(' ');

export const colours = {
  white: rgb('ffffff'),
  paper: rgb('faf6ee'),
  line: rgb('ddd5c5'),
  lineStrong: rgb('8a8373'),
  ink: rgb('1c211d'),
  inkSoft: rgb('545a52'),
  leaf: rgb('2b6049'),
  leafStrong: rgb('1f4836'),
  leafMiddle: rgb('7fa892'),
  leafPale: rgb('b9d0c2'),
  leafTint: rgb('e4eee6'),
  brick: rgb('9c2f1c'),
  brickTint: rgb('f9e6e0'),
  ochre: rgb('7a5200'),
  ochreTint: rgb('f8ecd6'),
} as const;
