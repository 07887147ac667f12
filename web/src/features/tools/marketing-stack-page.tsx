import { freePaths } from '#shared/content/free-paths.ts';
import { marketingStack } from '#shared/content/tools/marketing-stack.ts';
import { addresses } from '#web/config/addresses.ts';
import { StackView } from './stack-view.tsx';

const next = {
  covers: freePaths,
  title: 'Tools sell nothing by themselves',
  text: 'A path says what to offer, to whom and at what price. These three are free to read.',
  to: addresses.buildPath(),
  action: 'Find a path that fits',
};

export default function MarketingStackPage() {
  return <StackView stack={marketingStack} next={next} />;
}
