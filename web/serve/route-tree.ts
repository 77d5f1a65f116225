import { Generator, getConfig } from '@tanstack/router-generator';
import { WEB } from './paths.ts';

/** Where the routes are and what is generated from them; the build and the check agree by reading this. */
export const ROUTE_TREE = {
  target: 'react',
  autoCodeSplitting: true,
  routesDirectory: `${WEB}/routes`,
  generatedRouteTree: `${WEB}/routeTree.gen.ts`,
  quoteStyle: 'single',
} as const;

export async function generateRouteTree(): Promise<void> {
  await new Generator({ config: getConfig(ROUTE_TREE, WEB), root: WEB }).run();
}
