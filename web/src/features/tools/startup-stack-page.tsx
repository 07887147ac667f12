import { startupStack } from '#shared/content/tools/startup-stack.ts';
import { addresses } from '#web/config/addresses.ts';
import { StackView } from './stack-view.tsx';

const next = {
  title: 'Set up, and now to be found',
  text: 'The other list: to be found, keep in touch and sell.',
  to: addresses.marketingStack(),
  action: 'Marketing and revenue stack',
};

export default function StartupStackPage() {
  return <StackView stack={startupStack} next={next} />;
}
