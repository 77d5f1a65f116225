import { join, resolve } from 'node:path';
import type { CompilerOptions } from '@inlang/paraglide-js';
import type { Plugin } from 'vite';
import { EDITION, PRODUCT } from './paths.ts';
import { mustRun } from './run.ts';

/** Where the texts are, and where the typed functions made from them go. */
export const MESSAGES: CompilerOptions = {
  project: join(EDITION.messages, 'project.inlang'),
  outdir: join(EDITION.messages, 'compiled'),
  strategy: ['baseLocale'],
  emitReadme: false,
  emitPrettierIgnore: false,
};

export function compileMessages(): Promise<void> {
  return mustRun('Compiling the messages', 'messages', []);
}

/** Compiles the messages before a build, and again when one is edited while the development server runs. */
export function messages(): Plugin {
  return {
    name: 'messages',
    enforce: 'pre',
    buildStart: compileMessages,
    // What imports a text from web/messages gets that of the edition which is built.
    resolveId(source, importer) {
      if (EDITION === PRODUCT || !importer || !source.startsWith('.')) return undefined;
      const path = resolve(importer, '..', source);
      return path.startsWith(PRODUCT.messages) ? path.replace(PRODUCT.messages, EDITION.messages) : undefined;
    },
    configureServer(server) {
      server.watcher.add(PRODUCT.messages);
      server.watcher.on('change', (path) => {
        if (/messages[\\/]\w+[\\/].*\.json$/.test(path)) void compileMessages();
      });
    },
  };
}
