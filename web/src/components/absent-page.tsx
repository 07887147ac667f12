import { useLocation } from 'react-router-dom';
import { LostPage } from './lost-page.tsx';

/** Of a persona as the hosting answers it, so that its words stay as they are once scripts run. */
const words = {
  path: {
    title: 'Path Not Found',
    text: 'There is no income path at this address. It may be mistyped or old.',
  },
  persona: {
    title: 'We could not show that page',
    text: 'There is nothing at this address. It may be mistyped or old. Your account, tokens and drafts are not affected.',
  },
} as const;

/** The library has nothing at this address. */
export default function AbsentPage({ of }: { of: keyof typeof words }) {
  const { pathname } = useLocation();
  const { title, text } = words[of];
  return (
    <LostPage title={title} address={pathname}>
      {text}
    </LostPage>
  );
}
