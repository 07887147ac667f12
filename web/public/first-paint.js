// Runs before the first paint, so that nothing flashes or moves: the header of whoever is signed in, and the note for
// those who come from another part of the site. It only reads; src/lib/session.ts owns the keys.
(() => {
  const root = document.documentElement;
  const from = new URLSearchParams(location.search).get('ref');
  if (from === 'funding' || from === 'launch') root.dataset.from = from;
  root.dataset.session = 'out';
  try {
    const payload = localStorage.getItem('token').split('.')[1];
    const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const clockAheadMs = Number(localStorage.getItem('clockAheadMs')) || 0;
    if (!(exp * 1000 + clockAheadMs > Date.now())) return;
    root.dataset.session = 'in';
    const name = localStorage.getItem('userName');
    if (name) root.style.setProperty('--account-label', JSON.stringify(name));
  } catch {
    // No session, an unreadable one, or a browser told to keep nothing: the signed-out header is right.
  }
})();
