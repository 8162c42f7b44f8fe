/**
 * The parts of the backend that the local set-up uses (ADR 24): settings, refusals for the terminal, storage,
 * processes, colours.
 */
export { isInstalled } from './install/stamp.js';
export { childEnvironment, loadConfig, type Config } from './platform/config/config.js';
export { makeFolder } from './platform/config/make-folder.js';
export { OperatorError } from './platform/config/operator-error.js';
export { entryPath, projectPath } from './platform/config/paths.js';
export { isMessage, watchHealth } from './platform/process/health-channel.js';
export { LONGEST_SILENCE_MS } from './platform/process/watchdog.js';
export { openFileStore } from './platform/storage/file-store.js';
export { Colors } from './platform/templates/colors.js';
