/** The built backend and its packages, for other folders. */
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { inRoot } from './root.mjs';

export const built = (path) => import(pathToFileURL(inRoot('backend', 'dist', ...path.split('/'))).href);

export const localSetUp = () => import(pathToFileURL(inRoot('local', 'dist', 'index.js')).href);

/** A package as the backend resolves it: the same instance. */
export const backendPackage = createRequire(inRoot('backend', 'package.json'));
