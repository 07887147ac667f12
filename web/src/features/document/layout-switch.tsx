import '#web/components/layout-switch.css';

/** The plan as text at the size of the screen, or its printed pages. */
export type Layout = 'text' | 'pages';

const names: Readonly<Record<Layout, string>> = { text: 'Text', pages: 'PDF' };
const layouts: readonly Layout[] = ['text', 'pages'];

export interface LayoutSwitchProps {
  layout: Layout;
  onChoose: (layout: Layout) => void;
}

export function LayoutSwitch({ layout, onChoose }: LayoutSwitchProps) {
  return (
    <fieldset className="layout-switch flex border border-line-strong rounded-sm bg-sheet [&>[aria-pressed='true']]:border-leaf [&>[aria-pressed='true']]:bg-leaf-tint [&>[aria-pressed='true']]:text-leaf-strong [&>[aria-pressed='true']]:font-semibold [&>[aria-pressed='false']]:hover:bg-leaf-faint [&>[aria-pressed='false']]:hover:text-leaf-strong">
      <legend className="sr-only">Show the plan as</legend>
      {layouts.map((one) => (
        <button
          className="px-3 m-[-1px] min-w-14 min-h-11 border border-transparent rounded-sm cursor-pointer text-(length:--text-sm) focus-visible:outline-2 focus-visible:outline-leaf focus-visible:outline-offset-2"
          key={one}
          type="button"
          aria-pressed={one === layout}
          onClick={() => onChoose(one)}
        >
          {names[one]}
        </button>
      ))}
    </fieldset>
  );
}
