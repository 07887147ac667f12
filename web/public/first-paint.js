// Runs before the first paint, so that nothing flashes or moves; it only reads. src/lib/session.ts owns the keys.
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
  // A form without an address is for the app. Before it runs, the browser would post it as a page and lose the text.
  addEventListener('submit', (event) => event.target.hasAttribute('action') || event.preventDefault());

  const query = new URLSearchParams(location.search);
  const from = query.get('ref');
  if (from === 'funding' || from === 'launch') root.dataset.from = from;
  // Who logs in for a path: its cover, name and price have their place in src/styles/split.css.
  if (from?.includes('/paths/')) root.dataset.wants = 'path';
  const kept = () => {
    try {
      return localStorage.getItem('fundingProfile') ?? '';
    } catch {
      return '';
    }
  };
  // For a home fewer questions are asked than the build drew.
  if (query.has('state') || (query.get('stage') ?? kept()).includes('first-home')) root.dataset.answered = '';
  // The build drew all of the library: what is looked for in it stands there once the app knows.
  const filters = ['q', 'topic', 'sort', 'free', 'hours5', 'under100', 'home', 'nocalls'];
  if (location.pathname.includes('/build-path') && filters.some((name) => query.get(name))) {
    root.dataset.asked = '';
    root.style.setProperty('--asked', JSON.stringify(query.get('q') ?? ''));
  }
  // How a payment went, or that a mail's link is missing, is told where the build drew the page without it.
  const isAt = (page) => location.pathname.startsWith(page);
  const isTold = isAt('/fund-us') ? query.has('status') || query.has('error') : isAt('/user/verify-email');
  if (isTold && !query.get('token')) root.dataset.told = '';
  // A tool of staff has no public header: src/app/shell/site-layout.tsx draws none.
  if (isAt('/review')) root.dataset.tool = '';
  root.dataset.session = 'out';
  try {
    const payload = localStorage.getItem('token').split('.')[1];
    const { exp, sub } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const clockAheadMs = Number(localStorage.getItem('clockAheadMs')) || 0;
    if (!(exp * 1000 + clockAheadMs > Date.now())) return;
    root.dataset.session = 'in';
    // Of a path that was open here for its owner: src/features/path/reader/kept-reading.ts.
    const [, path] = /\/paths\/([^/]+\/[^/]+)\/?$/.exec(location.pathname) ?? [];
    const mayHavePaid = query.get('status') !== 'cancel' && (query.has('session_id') || query.has('error'));
    if (path && mayHavePaid) root.dataset.owns = 'paid';
    else if (path && localStorage.getItem('reading')?.includes(`"${sub}:${path}!owned"`))
      root.dataset.owns = '';
    const name = localStorage.getItem('userName');
    if (name) root.style.setProperty('--account-label', JSON.stringify(name));
  } catch {
    // No session that can be read: signed out.
  }
})();
