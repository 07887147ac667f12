import { colours } from '../draw/colours.ts';
import type { TextStyle } from '../text/words.ts';

export interface LineStyle extends TextStyle {
  leading: number;
}

export const styles = {
  body: { face: 'sans', size: 9.4, leading: 13.2, colour: colours.ink },
  lead: { face: 'serif', size: 11.8, leading: 16.2, colour: colours.ink },
  note: { face: 'sans', size: 8.1, leading: 11.2, colour: colours.inkSoft },
  sectionTitle: { face: 'serif-strong', size: 19.5, leading: 23, colour: colours.ink },
  sectionNumber: { face: 'serif', size: 19.5, leading: 23, colour: colours.leaf },
  heading: { face: 'serif-strong', size: 13, leading: 16.5, colour: colours.ink },
  subheading: { face: 'sans-strong', size: 9.4, leading: 13.2, colour: colours.ink },
  caption: { face: 'sans-strong', size: 8.4, leading: 11.6, colour: colours.leafStrong },
  label: { face: 'sans-strong', size: 7.6, leading: 10.8, colour: colours.inkSoft },
  cell: { face: 'sans', size: 8.4, leading: 11.4, colour: colours.ink },
  bigFigure: { face: 'serif-strong', size: 19, leading: 23, colour: colours.leafStrong },
  quote: { face: 'serif', size: 11.4, leading: 16.4, colour: colours.ink },
  furniture: { face: 'sans', size: 7.3, leading: 10, colour: colours.inkSoft },
} as const satisfies Record<string, LineStyle>;

export const strong = <S extends TextStyle>(style: S): S => ({
  ...style,
  face: style.face === 'serif' || style.face === 'serif-strong' ? 'serif-strong' : 'sans-strong',
});

export const sized = (style: LineStyle, size: number): LineStyle => ({
  ...style,
  size,
  leading: (style.leading * size) / style.size,
});
