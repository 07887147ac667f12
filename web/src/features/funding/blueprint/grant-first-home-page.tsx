import { useSearchParams } from 'react-router-dom';
import { nswFirstHome } from '#shared/content/grants/nsw-first-home.ts';
import { nswFirstHomeGuide } from '#shared/content/grants/nsw-first-home-guide.ts';
import { depositStep } from '../path-first.tsx';
import { BlueprintFrame } from './blueprint-frame.tsx';
import { HomeExample, helpInBrief } from './home-example.tsx';

const wanted = { stage: 'first-home' } as const;

export default function GrantFirstHomePage() {
  const [query] = useSearchParams();
  return (
    <BlueprintFrame
      grant={nswFirstHome}
      guide={nswFirstHomeGuide}
      wanted={wanted}
      title="First home buyer support in NSW"
      lead={`${nswFirstHome.desc} You can combine all three.`}
      comesTo={helpInBrief(query)}
      closing={depositStep}
    >
      <HomeExample />
    </BlueprintFrame>
  );
}
