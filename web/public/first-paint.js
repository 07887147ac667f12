// Runs before the first paint, so that the header neither flashes nor moves. It only reads;
// src/lib/session.ts owns the two keys.
(() => {
  const root = document.documentElement;
  root.dataset.session = 'out';
  try {
    const payload = localStorage.getItem('token').split('.')[1];
    const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    if (!(exp * 1000 > Date.now())) return;
    root.dataset.session = 'in';
    const name = localStorage.getItem('userName');
    if (name) root.style.setProperty('--account-label', JSON.stringify(name));
  } catch {
    // No session, an unreadable one, or a browser told to keep nothing: the signed-out header is right.
  }
})();
