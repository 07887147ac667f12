import { startupStack } from '#shared/content/tools/startup-stack.ts';
import { StackView } from './stack-view.tsx';

export default function StartupStackPage() {
  return <StackView stack={startupStack} />;
}
