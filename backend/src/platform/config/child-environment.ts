/** The environment of a child process: ours, with every setting that the supervisor has resolved. */
import type { Config } from './config.js';
import type { EnvironmentVariable } from './environment.schema.js';

export type ResolvedVariables = Readonly<Partial<Record<EnvironmentVariable, string>>>;

export function childEnvironment(config: Config, resolved: ResolvedVariables): NodeJS.ProcessEnv {
  return {
    ...process.env,
    HOST: config.host,
    DATA_DIR: config.dataDir,
    // Resolved here, because a child with a DATABASE_URL would take the demo for switched off.
    DEMO: config.demo ? '1' : '0',
    ...resolved,
  };
}
