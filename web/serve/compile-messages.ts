// Makes the typed message functions from web/messages. Its own process, ended by hand:
// the compiler leaves timers of 30 seconds behind, for which every build would wait.
import { compile } from '@inlang/paraglide-js';
import { makeUpLanguage } from './made-up.ts';
import { compilerOptions, writeProject } from './messages.ts';
import { EDITION, MADE_UP } from './paths.ts';
import { joinSharedWords } from './shared-words.ts';

if (EDITION === MADE_UP) makeUpLanguage();
else joinSharedWords();
writeProject();
await compile(compilerOptions());
process.exit(0);
