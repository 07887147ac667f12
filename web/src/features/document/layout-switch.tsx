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
    <fieldset className="layout-switch">
      <legend className="sr-only">Show the plan as</legend>
      {layouts.map((one) => (
        <button key={one} type="button" aria-pressed={one === layout} onClick={() => onChoose(one)}>
          {names[one]}
        </button>
      ))}
    </fieldset>
  );
}
