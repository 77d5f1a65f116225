import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { CompilerOptions } from '@inlang/paraglide-js';
import type { Plugin } from 'vite';
import { EDITION, PRODUCT } from './paths.ts';
import { mustRun } from './run.ts';
import { BASE, languagesOf } from './shared-words.ts';

/** The compiler's settings: every folder of the messages that is a language, and every file of the language they are written in. */
export function writeProject(edition = EDITION): void {
  const project = join(edition.messages, 'project.inlang');
  const files = readdirSync(join(edition.messages, BASE))
    .filter((name) => name.endsWith('.json'))
    .sort();
  const settings = {
    baseLocale: BASE,
    locales: languagesOf(edition),
    modules: ['../../node_modules/@inlang/plugin-message-format/dist/index.js'],
    'plugin.inlang.messageFormat': { pathPattern: files.map((name) => `./{locale}/${name}`) },
  };
  mkdirSync(project, { recursive: true });
  writeFileSync(join(project, 'settings.json'), JSON.stringify(settings));
}

/**
 * Where the texts are, where the typed functions made from them go, and which language a page is in: the one its reader chose, else
 * the one their browser asks for. The Worker reads the same.
 */
export const compilerOptions = (): CompilerOptions => ({
  project: join(EDITION.messages, 'project.inlang'),
  outdir: join(EDITION.messages, 'compiled'),
  strategy: languagesOf(EDITION).length > 1 ? ['cookie', 'preferredLanguage', 'baseLocale'] : ['baseLocale'],
  emitReadme: false,
  emitPrettierIgnore: false,
});

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
