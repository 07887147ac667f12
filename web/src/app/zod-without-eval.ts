// Zod would otherwise test whether the content policy allows eval, and the browser reports each test as a breach. It reads
// this when it is loaded, so this module is the first import of the app.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
