// Runs before the first paint, so that nothing flashes or moves. It writes nothing to storage;
// src/lib/session/session.ts owns the keys.
(() => {
  const root = document.documentElement;

  // Shows the note in index.html when scripts do not arrive.
  const showNote = () => {
    root.dataset.life ??= 'none';
  };
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && showNote(), true);
  const onClick = ({ target }) => {
    if (target.id === 'load-again') location.reload();
    else if (target.closest('button')) setTimeout(showNote, 8000);
  };
  addEventListener('click', onClick, true);
  // The app handles forms without an action. Before it runs, the browser would submit them itself and lose
  // the text. A form can send itself later, if its button was pressed too early.
  addEventListener('submit', (event) => {
    if (event.defaultPrevented || event.target.hasAttribute('action')) return;
    event.preventDefault();
    event.target.dataset.early = '';
  });

  const query = new URLSearchParams(location.search);
  const from = query.get('ref');
  if (from === 'funding' || from === 'launch') root.dataset.from = from;
  // On a log-in for a path, src/styles/split.css reserves space for its cover, name and price.
  if (from?.includes('/paths/')) root.dataset.wants = 'path';
  const kept = () => {
    try {
      return localStorage.getItem('fundingProfile') ?? '';
    } catch {
      return '';
    }
  };
  // A form for a home asks fewer questions than the prerendered one.
  if (query.has('state') || (query.get('stage') ?? kept()).includes('first-home')) root.dataset.answered = '';
  // The prerendered page shows the whole library; search results appear once the app runs.
  const filters = ['q', 'topic', 'sort', 'free', 'hours5', 'under100', 'home', 'nocalls'];
  if (location.pathname.includes('/build-path') && filters.some((name) => query.get(name))) {
    root.dataset.asked = '';
    root.style.setProperty('--asked', JSON.stringify(query.get('q') ?? ''));
  }
  // These pages report an outcome, which the prerendered HTML does not contain.
  const isAt = (page) => location.pathname.startsWith(page);
  const isTold = isAt('/fund-us') ? query.has('status') || query.has('error') : isAt('/user/verify-email');
  if (isTold && !query.get('token')) root.dataset.told = '';
  // The reviewer's page has no public header, as in src/app/shell/site-layout.tsx.
  if (isAt('/review')) root.dataset.tool = '';
  root.dataset.session = 'out';
  try {
    const payload = localStorage.getItem('token').split('.')[1];
    const { exp, sub } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const clockAheadMs = Number(localStorage.getItem('clockAheadMs')) || 0;
    if (!(exp * 1000 + clockAheadMs > Date.now())) return;
    root.dataset.session = 'in';
    // The browser remembers which paths its account owns: src/features/path/text/reading-progress.ts.
    const [, path] = /\/paths\/([^/]+\/[^/]+)\/?$/.exec(location.pathname) ?? [];
    const mayHavePaid = query.get('status') !== 'cancel' && (query.has('session_id') || query.has('error'));
    if (path && mayHavePaid) root.dataset.owns = 'paid';
    else if (path && localStorage.getItem('reading')?.includes(`"${sub}:${path}!owned"`))
      root.dataset.owns = '';
    const name = localStorage.getItem('userName');
    if (name) root.style.setProperty('--account-label', JSON.stringify(name));
  } catch {
    // Without a readable session, the visitor is signed out.
  }
})();
