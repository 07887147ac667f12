import { classNames } from '#web/components/class-names.ts';

/** The plan as text at the size of the screen, or its pages as they are printed. */
export type Layout = 'text' | 'pages';

const names: Readonly<Record<Layout, string>> = { text: 'Text', pages: 'PDF' };
const layouts: readonly Layout[] = ['text', 'pages'];

export interface LayoutSwitchProps {
  layout: Layout;
  onChoose: (layout: Layout) => void;
}

export function LayoutSwitch({ layout, onChoose }: LayoutSwitchProps) {
  return (
    <fieldset className="flex">
      <legend className="sr-only">Show the plan as</legend>
      {layouts.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === layout}
          className={classNames(
            'min-h-11 min-w-14 cursor-pointer border border-line-strong px-3 text-sm font-semibold first-of-type:rounded-s-sm last-of-type:-ms-px last-of-type:rounded-e-sm focus-visible:outline-2 focus-visible:outline-leaf',
            one === layout
              ? 'bg-leaf text-sheet forced-colors:border-3'
              : 'bg-sheet text-leaf hover:bg-leaf-tint',
          )}
          onClick={() => onChoose(one)}
        >
          {names[one]}
        </button>
      ))}
    </fieldset>
  );
}
