import type { TestProject } from 'vitest/node';
import { MADE_UP } from '../../serve/paths.ts';
import { serveEdition } from '../serve.ts';

/** Serves the product in the made-up language. */
export default (project: TestProject) => serveEdition(project, MADE_UP);
