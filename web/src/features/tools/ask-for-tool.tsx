import { InterestButton } from '#web/components/interest/interest-button.tsx';
import { askAbout } from '#web/lib/ask-about.ts';

const words = {
  id: 'ask-for-tool',
  title: 'Missing a tool?',
  lead: 'Tell us which one and we’ll email you back.',
  question: 'Which tool, and for what?',
};

export function AskForTool() {
  return <InterestButton label="Missing a tool? Tell us" words={words} send={askAbout('Tools')} />;
}
