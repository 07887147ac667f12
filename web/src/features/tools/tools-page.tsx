import { ToolsView } from './tools-view.tsx';

export default function ToolsPage() {
  return <ToolsView />;
}
