import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss()],
  build: {
    manifest: true,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: {
      polyfill: false,
      // Preload links in the HTML would compete with the first paint for the network.
      resolveDependencies: (_file, scripts, { hostType }) => (hostType === 'html' ? [] : scripts),
    },
    reportCompressedSize: false,
  },
});
