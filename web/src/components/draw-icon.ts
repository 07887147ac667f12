import { createElement, type SVGProps } from 'react';

interface IconData {
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
}

const look = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const;

/** Stands in for lucide's own, which draws each icon through four layers of settings that nothing here sets. */
export default ({ node }: IconData) =>
  (props: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      { ...look, ...props },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
