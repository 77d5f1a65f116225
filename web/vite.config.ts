import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { CHUNKS, nameOf } from './serve/chunks.ts';
import { messages } from './serve/messages.ts';
import { EDITION, WEB } from './serve/paths.ts';
import { ROUTE_TREE } from './serve/route-tree.ts';

export default defineConfig({
  root: WEB,
  plugins: [messages(), tanstackRouter(ROUTE_TREE), react(), tailwindcss()],
  resolve: {
    // Radix locks scrolling with a <style> element, which the content security policy refuses.
    alias: { 'react-remove-scroll': `${WEB}/ui/overlay/remove-scroll.tsx` },
  },
  build: {
    outDir: EDITION.dist,
    emptyOutDir: true,
    target: 'es2022',
    // What reads PDFs is larger than all else, and fetched when somebody chooses one.
    chunkSizeWarningLimit: 1_700,
    rolldownOptions: { output: { chunkFileNames: nameOf, codeSplitting: CHUNKS } },
  },
});
