import { type Location, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { pageRedirects, pages } from '#shared/contract/pages.ts';
import { useVisit } from './page-arrival.ts';
import { pageIds } from './page-id.ts';
import { PageRoute } from './page-route.tsx';

function RedirectKeepingQuery({ to }: { to: string }) {
  const { search, hash } = useLocation();
  return <Navigate replace to={`${to}${search}${hash}`} />;
}

/** One route per address of the contract. Matching is case-sensitive, as at the edge (infra/edge). */
export function PageRoutes({ location }: { location: Location }) {
  const visit = useVisit(location.pathname);
  return (
    <Routes location={location}>
      {pageIds.map((id) => (
        <Route key={id} path={pages[id].path} caseSensitive element={<PageRoute id={id} visit={visit} />} />
      ))}
      {Object.entries(pageRedirects).map(([from, to]) => (
        <Route key={from} path={from} caseSensitive element={<RedirectKeepingQuery to={to} />} />
      ))}
      <Route path="*" element={<PageRoute id="error" visit={visit} />} />
    </Routes>
  );
}
