import type { CompilerOptions } from '@inlang/paraglide-js';
import type { Plugin } from 'vite';
import { WEB } from './paths.ts';
import { mustRun } from './run.ts';

/** Where the texts are, and where the typed functions made from them go. */
export const MESSAGES: CompilerOptions = {
  project: `${WEB}/messages/project.inlang`,
  outdir: `${WEB}/messages/compiled`,
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
    buildStart: compileMessages,
    configureServer(server) {
      server.watcher.add(`${WEB}/messages/en`);
      server.watcher.on('change', (path) => {
        if (/messages[\\/]\w+[\\/].*\.json$/.test(path)) void compileMessages();
      });
    },
  };
}
