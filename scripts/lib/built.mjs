/** The built backend and the packages that it uses, from outside of its workspace. */
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { inRoot } from './root.mjs';

/** A module of backend/dist. */
export const built = (path) => import(pathToFileURL(inRoot('backend', 'dist', ...path.split('/'))).href);

/** The local set-up: embedded PostgreSQL, free ports. */
export const localSetUp = () => import(pathToFileURL(inRoot('local', 'dist', 'index.js')).href);

/** A package as the backend resolves it: the very same instance. */
export const backendPackage = createRequire(inRoot('backend', 'package.json'));
