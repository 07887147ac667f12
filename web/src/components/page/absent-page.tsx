import { useLocation } from 'react-router-dom';
import { LostPage } from './lost-page.tsx';

/** The same words as in the prerendered 404 page, so that hydration changes nothing. */
const words = {
  path: {
    title: 'Path Not Found',
    text: 'We can’t find an income path at this address. It may be mistyped or out of date.',
  },
  persona: {
    title: 'We couldn’t show that page',
    text: 'We can’t find anything at this address. It may be mistyped or out of date. Your account, tokens and drafts are safe.',
  },
} as const;

/** The page for an address with nothing in the library. */
export default function AbsentPage({ of }: { of: keyof typeof words }) {
  const { pathname } = useLocation();
  const { title, text } = words[of];
  return (
    <LostPage title={title} address={pathname}>
      {text}
    </LostPage>
  );
}
