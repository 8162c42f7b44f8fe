import { projectPath } from '../../src/platform/config/paths.js';

type Names = Readonly<Record<string, string>>;

/** The French names of the faults. */
export async function frenchNames(): Promise<{ readonly names: Names }> {
  const { say } = (await import(projectPath('backend', 'test', 'support', 'jest', 'messages.mjs'))) as {
    readonly say: { readonly faults: { readonly names: Names } };
  };
  return say.faults;
}

/** @throws Error for a fault without a French name, whose code would appear in the table */
export async function refuseNameless(faults: readonly string[]): Promise<void> {
  const { names } = await frenchNames();
  const nameless = faults.filter((name) => names[name] === undefined);
  if (nameless.length > 0)
    throw new Error(`No French name in backend/test/support/jest/messages.mjs: ${nameless.join(', ')}`);
}
